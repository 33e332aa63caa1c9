import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '@meridian/storage/database';
import { stopSignal } from '@meridian/service-kit/end-thread';
import { recordingsFolder } from '../recording/recording-files.ts';
import type { LivedDayJob, LivedDayMessage } from './lived-day-messages.ts';
import { livedSource } from './lived-source.ts';
import { writeLivedDay } from './write-lived-day.ts';

if (parentPort === null) throw new Error('this file runs in a worker thread');
const port = parentPort;
const post = (message: LivedDayMessage) => port.postMessage(message);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- write-in-thread.ts is the only one who starts it.
const { databaseUrl, dir, world, reference, machineName, lived, isPatienceOver } = workerData as LivedDayJob;

const signal = stopSignal(port);
const database = openDatabase({ url: databaseUrl, maxConnections: 1, applicationName: 'meridian-lived-days' });
try {
  const [recordingsDir, source] = [recordingsFolder(dir, world), livedSource(world)];
  const where = { database, dir, recordingsDir, source };
  post(await writeLivedDay({ ...where, lived, universe: reference, machineName, isPatienceOver, signal }));
} finally {
  await database.close();
}
