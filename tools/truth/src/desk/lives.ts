import { Worker } from 'node:worker_threads';
import type { JudgedOrder } from './judged-order.ts';
import type { DeskDays } from './live-orders.ts';

type Life = { readonly thread: Worker; readonly orders: Promise<readonly JudgedOrder[]> };

function begin(days: DeskDays): Life {
  const thread = new Worker(new URL('./life-thread.ts', import.meta.url), { workerData: days, name: 'life' });
  const orders = new Promise<readonly JudgedOrder[]>((resolve, reject) => {
    thread.on('message', (judged: readonly JudgedOrder[]) => resolve(judged));
    thread.on('error', reject);
    // After the orders this says nothing new.
    thread.on('exit', (code) => reject(new Error(`a life ended with ${code} before it was told`)));
  });
  // Who stops early never asks for the lives that were begun ahead.
  orders.catch(() => undefined);
  return { thread, orders };
}

/** Several lives at a time, told one by one as they were asked for, so that their number changes no figure. */
export async function* lives(
  asked: readonly DeskDays[],
  atOnce: number,
): AsyncGenerator<readonly JudgedOrder[], void, void> {
  const waiting = [...asked];
  const running = waiting.splice(0, atOnce).map(begin);
  try {
    for (let life = running[0]; life !== undefined; life = running[0]) {
      yield await life.orders;
      running.shift();
      running.push(...waiting.splice(0, 1).map(begin));
    }
  } finally {
    await Promise.all(running.map(({ thread }) => thread.terminate()));
  }
}
