#!/usr/bin/env python3
"""An ESPHome Bluetooth proxy: aioesphomeapi's messages, noiseprotocol's handshake.

usage: esphome_proxy.py [--key BASE64] [--state N] [--features N] [--occupied] [--silent]

Prints the port that it listens on, and sends a badge (F7826DA6-4FA2-4E98-8024-BC5B71E0893E, 1, 7) ten times a second to
the one subscriber that it has.
"""
import argparse
import asyncio
import base64
import struct

import aioesphomeapi.api_pb2 as pb
from noise.connection import NoiseConnection

BADGE = bytes.fromhex("0201061aff4c000215f7826da64fa24e988024bc5b71e0893e00010007c5")
TYPES = {
    1: pb.HelloRequest, 2: pb.HelloResponse, 4: pb.AuthenticationResponse, 7: pb.PingRequest, 8: pb.PingResponse,
    9: pb.DeviceInfoRequest, 10: pb.DeviceInfoResponse, 66: pb.SubscribeBluetoothLEAdvertisementsRequest,
    93: pb.BluetoothLERawAdvertisementsResponse, 126: pb.BluetoothScannerStateResponse,
}
NUMBERS = {kind: number for number, kind in TYPES.items()}


class Plain:
    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    async def begin(self):
        return True

    async def varint(self):
        value = shift = 0
        while True:
            byte = (await self.reader.readexactly(1))[0]
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    async def receive(self):
        if await self.reader.readexactly(1) != b"\0":
            # As the firmware answers who speaks with encryption.
            self.writer.write(b"\0Bad indicator byte")
            await self.writer.drain()
            return None
        length, number = await self.varint(), await self.varint()
        return number, await self.reader.readexactly(length)

    def send(self, message):
        content = message.SerializeToString()

        def varint(value):
            out = bytearray()
            while value >= 0x80:
                out.append(value & 0x7F | 0x80)
                value >>= 7
            return bytes(out + bytes([value]))

        self.writer.write(b"\0" + varint(len(content)) + varint(NUMBERS[type(message)]) + content)


class Sealed:
    def __init__(self, reader, writer, key):
        self.reader, self.writer = reader, writer
        self.noise = NoiseConnection.from_name(b"Noise_NNpsk0_25519_ChaChaPoly_SHA256")
        self.noise.set_as_responder()
        self.noise.set_psks(key)
        self.noise.set_prologue(b"NoiseAPIInit\0\0")
        self.noise.start_handshake()

    def frame(self, content):
        self.writer.write(b"\1" + struct.pack(">H", len(content)) + content)

    async def raw(self):
        if await self.reader.readexactly(1) != b"\1":
            # As the firmware answers who speaks without encryption.
            self.frame(b"\1Bad indicator byte")
            await self.writer.drain()
            return None
        (length,) = struct.unpack(">H", await self.reader.readexactly(2))
        return await self.reader.readexactly(length)

    async def begin(self):
        if await self.raw() is None:
            return False
        self.frame(b"\1proxy\0aabbccddeeff\0")
        first = await self.raw()
        try:
            self.noise.read_message(first[1:])
        except Exception:
            self.frame(b"\1Handshake MAC failure")
            await self.writer.drain()
            return False
        self.frame(b"\0" + self.noise.write_message())
        return True

    async def receive(self):
        sealed = await self.raw()
        if sealed is None:
            return None
        plain = self.noise.decrypt(sealed)
        return struct.unpack(">H", plain[:2])[0], plain[4:]

    def send(self, message):
        content = message.SerializeToString()
        self.frame(self.noise.encrypt(struct.pack(">HH", NUMBERS[type(message)], len(content)) + content))


async def serve(options, reader, writer):
    key = options.key and base64.b64decode(options.key)
    line = Sealed(reader, writer, key) if key else Plain(reader, writer)
    tasks = []
    try:
        if not await line.begin():
            return
        while (received := await line.receive()) is not None:
            number, content = received
            if number == 1:
                assert pb.HelloRequest.FromString(content).client_info
                line.send(pb.HelloResponse(api_version_major=1, api_version_minor=10, name="proxy"))
            elif number == 3:
                line.send(pb.AuthenticationResponse())
            elif number == 7:
                line.send(pb.PingResponse())
            elif number == 9:
                line.send(
                    pb.DeviceInfoResponse(
                        name="proxy", mac_address="AA:BB:CC:DD:EE:FF", esphome_version="2026.8.2",
                        bluetooth_proxy_feature_flags=options.features,
                    )
                )
            elif number == 66 and not options.occupied:
                assert pb.SubscribeBluetoothLEAdvertisementsRequest.FromString(content).flags == 1
                line.send(pb.BluetoothScannerStateResponse(state=options.state, mode=0))
                if not options.silent:
                    tasks.append(asyncio.create_task(hear(line)))
            await writer.drain()
    except (asyncio.IncompleteReadError, ConnectionError):
        pass
    finally:
        for task in tasks:
            task.cancel()
        writer.close()


async def hear(line):
    while True:
        batch = pb.BluetoothLERawAdvertisementsResponse()
        batch.advertisements.add(address=0x0CF3EE002D00, rssi=-55, address_type=1, data=BADGE)
        batch.advertisements.add(address=0x112233445566, rssi=-90, address_type=1, data=bytes.fromhex("020106"))
        line.send(batch)
        await line.writer.drain()
        await asyncio.sleep(0.1)


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--key")
    parser.add_argument("--state", type=int, default=2)
    parser.add_argument("--features", type=int, default=0x7F)
    parser.add_argument("--occupied", action="store_true")
    parser.add_argument("--silent", action="store_true")
    options = parser.parse_args()
    server = await asyncio.start_server(lambda reader, writer: serve(options, reader, writer), "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


asyncio.run(main())
