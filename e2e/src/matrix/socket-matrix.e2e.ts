import { clientFrameSchemas } from '@meridian/protocol/live/client-messages';
import { COMMAND_ACCESS, isCommandName } from '@meridian/protocol/live/command-names';
import { isTopic, TOPIC_ACCESS } from '@meridian/protocol/live/topic-names';
import { Value } from 'typebox/value';
import { expect, test } from '../world/fixtures.ts';
import { demoEmail, demoPassword } from '../world/sign-in.ts';
import { type Frame, LivePeer, logIn } from './live-peer.ts';

/** A well-formed frame of each kind under an id of its own, made from its schema. */
const samples = [...clientFrameSchemas()].map(([kind, schema], index) => {
  const frame = Value.Create(schema) as Frame;
  const isCorrelated = 'id' in frame.payload;
  return { kind, frame: isCorrelated ? { ...frame, payload: { ...frame.payload, id: `frame-${index}` } } : frame };
});

const afterSignIn = samples.filter(({ kind }) => /^(subscribe|command) /.test(kind));
const needsSession = samples.filter(({ kind }) => /^(subscribe|command|unsubscribe|logout)/.test(kind));

function accessOf(kind: string): string {
  const [verb, name] = kind.split(' ');
  if (verb === 'subscribe' && isTopic(name)) return TOPIC_ACCESS[name];
  if (verb === 'command' && isCommandName(name)) return COMMAND_ACCESS[name];
  throw new Error(`${kind} has no access rule`);
}

const answers = (id: unknown) => (frame: Frame) =>
  frame.payload['id'] === id && (frame.type === 'result' || frame.type === 'fields');

test('[LS17] nobody gets anything out of a frame that needs a session', async ({ world }) => {
  for (const { kind, frame } of needsSession) {
    const peer = await LivePeer.connect(world.url);
    peer.say(frame);
    const answer = await peer.hear(({ type }) => type === 'session_error');
    expect.soft(answer.payload['code'], kind).toBe('not-signed-in');
    peer.close();
  }
});

for (const caller of ['trader', 'admin', 'viewer'] as const) {
  test(`[LS50] ${caller} gets what the permissions say, topic by topic and command by command`, async ({ world }) => {
    const peer = await LivePeer.connect(world.url);
    const login = await logIn(peer, demoEmail(caller), demoPassword);
    expect(login.type).toBe('login_ok');
    const user = login.payload['user'] as Record<string, unknown>;
    for (const { kind, frame } of afterSignIn) {
      peer.say(frame);
      const answer = await peer.hear(answers(frame.payload['id']));
      const access = accessOf(kind);
      const isAllowed = access === 'user' || user[access] === true;
      const isRefused = answer.type === 'result' && answer.payload['code'] === 'not-permitted';
      expect.soft(isRefused, `${kind} as ${caller}: ${JSON.stringify(answer)}`).toBe(!isAllowed);
    }
    peer.close();
  });
}

test('[LS12] a user who owes a pin is told so and not let in', async ({ world }) => {
  const peer = await LivePeer.connect(world.url);
  const login = await logIn(peer, demoEmail('newcomer'), demoPassword);
  expect(login).toMatchObject({ type: 'login_failed', payload: { needs_verification: true } });
  peer.close();
});

test('[LS12] a wrong password and an unknown email are refused in the same words', async ({ world }) => {
  const peer = await LivePeer.connect(world.url);
  const wrong = await logIn(peer, demoEmail('trader'), 'not the password');
  const unknown = await logIn(peer, 'stranger@desk.example', 'not the password');
  expect(wrong.type).toBe('login_failed');
  expect(unknown.payload['error_reason']).toBe(wrong.payload['error_reason']);
  peer.close();
});

test("[LS16] somebody else's session cannot be guessed", async ({ world }) => {
  const peer = await LivePeer.connect(world.url);
  peer.say({ type: 'login_by_session', payload: { version: 1, id_of_session_to_duplicate: 'x'.repeat(43) } });
  expect((await peer.hear(({ type }) => type === 'session_error')).payload['code']).toBe('session-ended');
  peer.close();
});

test('[LS4] nonsense from one client leaves another at work', async ({ world }) => {
  const good = await LivePeer.connect(world.url);
  // Not the trader, whose wrong passwords of other tests may ask for a proof of work by now.
  expect((await logIn(good, demoEmail('viewer'), demoPassword)).type).toBe('login_ok');
  const bad = await LivePeer.connect(world.url);
  for (const text of ['', '{', '[]', '{"type":"no-such"}', '{"type":"login","payload":{}}', '\u0000'.repeat(100)]) {
    bad.say(text);
  }
  await bad.hear(({ type }) => type === 'result');
  good.say({ type: 'subscribe', payload: { id: 'still-here', topic: 'status', params: {} } });
  expect((await good.hear(answers('still-here'))).type).toBe('fields');
  good.close();
  bad.close();
});
