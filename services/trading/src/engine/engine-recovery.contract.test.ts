import { rm } from 'node:fs/promises';
import { makeTestFolder, startTestDatabase, type TestDatabase } from '@meridian/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killAndRecover } from './testing/kill-and-recover.ts';

let server: TestDatabase;
let folder: string;

beforeAll(async () => {
  server = await startTestDatabase();
  folder = await makeTestFolder();
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

it('kill -9 under load, again and again: nothing acknowledged is lost, no child leaves twice', async () => {
  const { database } = server;
  const report = await killAndRecover({ database, folder, kills: 4, random: Math.random, nowMs: Date.now });
  expect(report.findings).toEqual([]);
  expect(report.recoveries).toBe(4);
  expect(report.acknowledged).toBeGreaterThanOrEqual(160);
  expect(report.reconciled).toBeGreaterThan(0);
  expect(report.fromSnapshots).toBeGreaterThan(0);
}, 300_000);
