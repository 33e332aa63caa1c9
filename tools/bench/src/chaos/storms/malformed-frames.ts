import { WebSocket } from 'ws';
import type { Storm, Tally } from './storm.ts';

const LOOPS = 8;
const FRAMES = 40;

/** All from one address. */
const HEADERS = { 'x-forwarded-for': '198.51.100.8' };

/** As many frames as the socket takes, then the next socket. */
function connect(url: string, tally: Tally): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: HEADERS });
    socket.on('error', () => undefined);
    socket.on('open', () => {
      for (let count = 0; count < FRAMES; count += 1) socket.send(`{"type":"subscribe","payload":{"id":${count},`);
      tally.sent(FRAMES);
    });
    socket.on('close', (code) => {
      tally.refused(`closed with ${code}`);
      resolve();
    });
  });
}

export const malformedFrames: Storm = {
  name: 'malformed-frames',
  tried: 'a stranger sends malformed frames on one socket after another',
  what: 'frames',
  flood: async (url, isOver, tally) => {
    const loop = async (): Promise<void> => {
      while (!isOver()) await connect(url, tally);
    };
    await Promise.all(Array.from({ length: LOOPS }, loop));
  },
};
