import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Storm } from './storm.ts';

const SOCKETS = 2_000;
/** From which they come: each may have 100. */
const ADDRESSES = 40;

export const strangers: Storm = {
  name: 'strangers',
  tried: '2,000 sockets without a sign-in',
  what: 'sockets',
  flood: async (url, isOver, tally) => {
    const sockets: WebSocket[] = [];
    while (!isOver() && sockets.length < SOCKETS) {
      for (let count = 0; count < 20; count += 1) {
        const headers = { 'x-forwarded-for': `192.0.2.${sockets.length % ADDRESSES}` };
        const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers });
        socket.on('error', () => undefined);
        socket.on('open', () => tally.served());
        socket.on('close', (code) => tally.refused(`closed with ${code}`));
        sockets.push(socket);
        tally.sent();
      }
      await sleep(20);
    }
    while (!isOver()) await sleep(50);
    for (const socket of sockets) socket.removeAllListeners('close').terminate();
  },
};
