import { parentPort, workerData } from 'node:worker_threads';
import type { JudgedOrder } from './judged-order.ts';
import { type DeskDays, judgedOrders } from './live-orders.ts';

if (parentPort === null) throw new Error('this file runs in a worker thread');
const port = parentPort;
const post = (judged: readonly JudgedOrder[]) => port.postMessage(judged);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lives.ts is the only one who starts it.
post(await judgedOrders(workerData as DeskDays));
