import type { FixMessage } from '../codec/fix-message.ts';
import { FixWriter, isFixText } from '../codec/fix-writer.ts';
import type { BusinessProblem, SessionProblem } from '../dictionary/reject-reason.ts';
import { APPL_VER_FIX50SP2 } from '../fix-version.ts';
import type { Turn } from './turn.ts';

const writer = new FixWriter();

/** Fields that lead a message on, and the ones that lead its answer back. */
const ROUTES_BACK: readonly (readonly [number, number])[] = [
  [115, 128],
  [116, 129],
  [144, 145],
  [128, 115],
  [129, 116],
  [145, 144],
];

/** SessionStatus of FIXT.1.1, which says in a number why a session ends. */
export const SESSION_STATUS = { logoutComplete: 4, logonNotNow: 7, seqTooLow: 9, nextExpectedTooHigh: 10 } as const;

function routingBack(message: FixMessage): readonly (readonly [number, string])[] {
  return ROUTES_BACK.flatMap(([from, back]) => {
    const value = message.text(from);
    return value === null || !isFixText(value) ? [] : [[back, value] as const];
  });
}

export function sendLogon(turn: Turn, isReset: boolean): void {
  const { config, state } = turn;
  writer
    .clear()
    .integer(98, 0)
    .integer(108, Math.round(state.heartbeatMs / 1_000));
  if (isReset) writer.text(141, 'Y');
  if (config.sendsNextExpected) writer.integer(789, state.nextIn);
  if (config.version === 'FIXT.1.1') writer.text(1137, APPL_VER_FIX50SP2);
  for (const [tag, value] of config.logonFields) writer.text(tag, value);
  turn.send('A', writer.takeFields());
}

export function sendHeartbeat(turn: Turn, testRequestId: string | null): void {
  turn.send('0', testRequestId === null ? undefined : writer.clear().text(112, testRequestId).takeFields());
}

export function sendTestRequest(turn: Turn): void {
  const id = `TEST-${turn.nowMs}`;
  turn.state.testRequest = { id, sentMs: turn.nowMs };
  turn.send('1', writer.clear().text(112, id).takeFields());
}

export function sendResendRequest(turn: Turn, from: number, to: number): void {
  turn.send('2', writer.clear().integer(7, from).integer(16, to).takeFields());
}

export function sendLogout(turn: Turn, text: string | null, status: number | null = null): void {
  writer.clear();
  if (status !== null && turn.config.version === 'FIXT.1.1') writer.integer(1409, status);
  if (text !== null) writer.text(58, text);
  turn.send('5', writer.takeFields());
}

/** Says why, then closes. */
export function logoutAndDisconnect(turn: Turn, why: string, status: number | null = null): void {
  sendLogout(turn, why, status);
  turn.disconnect(why);
}

/** A session reject; a field or a reason that the version does not have is left out. */
export function sendReject(turn: Turn, message: FixMessage, problem: SessionProblem): void {
  const { dictionary } = turn.config;
  const members = dictionary.message('3')?.body.members;
  writer.clear().integer(45, message.integer(34) ?? 0);
  if (problem.refTag !== null && /^-?\d{1,9}$/.test(problem.refTag) && members?.has(371) === true) {
    writer.text(371, problem.refTag);
  }
  const type = message.type;
  if (isFixText(type) && members?.has(372) === true) writer.text(372, type);
  const reason = String(problem.reason);
  if (members?.get(373)?.field.values.has(reason) === true) writer.text(373, reason);
  writer.text(58, problem.text);
  turn.send('3', writer.takeFields(), null, { routing: routingBack(message) });
  turn.note(`Rejected message ${message.integer(34) ?? 0} of type ${type}: ${textOf(problem)}`);
}

export function textOf({ text, refTag }: SessionProblem): string {
  return refTag === null ? text : `${text}, tag ${refTag}`;
}

export function sendBusinessReject(turn: Turn, message: FixMessage, problem: BusinessProblem): void {
  writer
    .clear()
    .integer(45, message.integer(34) ?? 0)
    .text(372, message.type)
    .integer(380, problem.reason);
  turn.send('j', writer.text(58, problem.text).takeFields(), null, { routing: routingBack(message) });
}
