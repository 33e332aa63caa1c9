import { PERMISSION_FLAGS, type PermissionFlag } from '@meridian/domain/entities/permissions';
import { COMMAND_ACCESS, isCommandName } from '@meridian/protocol/live/command-names';
import type { ServerMessage } from '@meridian/protocol/live/server-messages';
import { sampleClientFrames } from '@meridian/protocol/live/testing';
import { isTopic, TOPIC_ACCESS, type Topic } from '@meridian/protocol/live/topic-names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk, testUser } from './testing.ts';

const SAMPLES = sampleClientFrames();
const NONE = testUser({ id: 100, email_id: 'none@desk.example' });
const withOnly = (flag: PermissionFlag, id: number) => testUser({ id, email_id: `${flag}@desk.example`, [flag]: true });
const USERS = [NONE, ...PERMISSION_FLAGS.map((flag, index) => withOnly(flag, index + 1))];

let desk: Desk;

beforeAll(async () => {
  desk = await startDesk({ users: USERS });
});

afterAll(() => desk.stop());

describe.each(USERS.map(({ email_id }) => email_id))('[LS50] %s', (email) => {
  const flag = email.split('@')[0];
  const expected = (access: string) => (access === 'user' || access === flag ? 'allowed' : 'not-permitted');

  it('may subscribe to exactly what the table says', async () => {
    const client = await desk.connect();
    await client.login(testUser({ email_id: email }));
    const found: Record<string, string> = {};
    for (const topic of Object.keys(TOPIC_ACCESS).filter(isTopic)) {
      client.send('subscribe', { ...SAMPLES.get(`subscribe ${topic}`)?.payload, id: topic });
      found[topic] = verdict(await client.nextFrame());
      if (isServed(topic)) await client.next('snapshot');
    }
    expect(found).toEqual(
      Object.fromEntries(Object.entries(TOPIC_ACCESS).map(([name, access]) => [name, expected(access)])),
    );
    client.socket.close();
  });

  it('may give exactly the commands that the table says', async () => {
    const client = await desk.connect();
    await client.login(testUser({ email_id: email }));
    const found: Record<string, string> = {};
    for (const name of Object.keys(COMMAND_ACCESS).filter(isCommandName)) {
      client.send('command', { ...SAMPLES.get(`command ${name}`)?.payload, id: name });
      const answer = await client.next('result');
      expect(answer).toMatchObject({ id: name, ok: false });
      found[name] = answer.code === 'not-available' ? 'allowed' : (answer.code ?? '');
    }
    expect(found).toEqual(
      Object.fromEntries(Object.entries(COMMAND_ACCESS).map(([name, access]) => [name, expected(access)])),
    );
    client.socket.close();
  });
});

/** Served by this desk, and open to everybody. */
function isServed(topic: Topic): boolean {
  return topic === 'status' || topic === 'destinations' || topic === 'market_data_vendors';
}

function verdict(answer: ServerMessage): string {
  if (answer.type === 'fields') return 'allowed';
  if (answer.type !== 'result') return answer.type;
  return answer.payload.code === 'not-available' ? 'allowed' : (answer.payload.code ?? '');
}
