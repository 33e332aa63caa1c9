import { describe, expect, it } from 'vitest';
import { Outbound } from './outbound.ts';

const LIMITS = { skipAboveBytes: 1_000, dropAboveBytes: 5_000, dropAfterMs: 10_000 };

function fakeSocket() {
  return {
    bufferedAmount: 0,
    isTerminated: false,
    send(data: string | Buffer) {
      this.bufferedAmount += Buffer.byteLength(data) + (data.length < 126 ? 2 : 4);
    },
    ping() {
      this.bufferedAmount += 2;
    },
    terminate() {
      this.isTerminated = true;
    },
  };
}

const frame = (bytes: number) => Buffer.alloc(bytes, 'x');

function outbound() {
  let now = 0;
  const socket = fakeSocket();
  const made = new Outbound(socket, LIMITS, () => now);
  return { socket, outbound: made, wait: (ms: number) => (now += ms) };
}

describe('outbound', () => {
  it('[LS41] is full above the limit, and no longer when it was read', () => {
    const { socket, outbound: out } = outbound();
    out.sendEncoded(frame(900));
    expect(out.isFull).toBe(false);
    out.sendEncoded(frame(100));
    expect(out.isFull).toBe(true);
    socket.bufferedAmount = 10;
    expect(out.isFull).toBe(false);
  });

  it('[LS42] stalls after 10 s without a byte taken', () => {
    const { outbound: out, wait } = outbound();
    out.sendEncoded(frame(500));
    wait(9_999);
    expect(out.isStalled()).toBe(false);
    wait(1);
    expect(out.isStalled()).toBe(true);
  });

  it('[LS42] a slow reader who takes a little is not stalled, whatever is added', () => {
    const { socket, outbound: out, wait } = outbound();
    out.sendEncoded(frame(500));
    for (let round = 0; round < 20; round += 1) {
      wait(9_000);
      out.sendEncoded(frame(200));
      out.ping();
      socket.bufferedAmount -= 1;
      expect(out.isStalled()).toBe(false);
    }
  });

  it('[LS42] sending more is not progress', () => {
    const { outbound: out, wait } = outbound();
    out.sendEncoded(frame(200));
    for (let round = 0; round < 5; round += 1) {
      wait(2_000);
      out.sendEncoded(frame(200));
      out.ping();
    }
    expect(out.isStalled()).toBe(true);
  });

  it('[LS42] nothing waiting is never stalled', () => {
    const { outbound: out, wait } = outbound();
    wait(1_000_000);
    expect(out.isStalled()).toBe(false);
  });

  it('drops a client that even answers pile up for', () => {
    const { socket, outbound: out } = outbound();
    for (let count = 0; count < 7; count += 1) out.sendEncoded(frame(1_000));
    expect(socket.isTerminated).toBe(true);
    expect(socket.bufferedAmount).toBeLessThan(7_000);
  });
});
