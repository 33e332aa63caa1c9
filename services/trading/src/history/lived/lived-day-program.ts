import { serveJob } from '@meridian/history/apart/serve-job';
import { openDatabase } from '@meridian/storage/database';
import { recordingsFolder } from '../recording/recording-files.ts';
import type { LivedDayJob } from './lived-day-messages.ts';
import { livedSource } from './lived-source.ts';
import { type LivedDayOutcome, writeLivedDay } from './write-lived-day.ts';

/** The program that writes one day. */
serveJob<LivedDayJob, LivedDayOutcome>(async (job, { signal }) => {
  const { databaseUrl, dir, world, reference, machineName, lived, isPatienceOver } = job;
  const database = openDatabase({ url: databaseUrl, maxConnections: 1, applicationName: 'meridian-lived-days' });
  try {
    const [recordingsDir, source] = [recordingsFolder(dir, world), livedSource(world)];
    const where = { database, dir, recordingsDir, source };
    return await writeLivedDay({ ...where, lived, universe: reference, machineName, isPatienceOver, signal });
  } finally {
    await database.close();
  }
});
