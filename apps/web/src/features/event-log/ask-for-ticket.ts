import type { NodeTicket } from '@meridian/live-client/node-logs/node-socket';
import { nodeWsConnection } from '@meridian/protocol/rest/user-calls';
import type { ApiClient } from '../../api/api-client.ts';

/** A ticket for one connection to a node socket. */
export async function askForTicket(callMain: ApiClient['callMain']): Promise<NodeTicket> {
  const answer = await callMain(nodeWsConnection, {});
  if (answer.kind === 'ok') return { kind: 'ok', ticket: answer.value.ticket };
  // A busy or starting server may answer later.
  if (answer.kind !== 'problem' || answer.status === 429 || answer.status >= 500) return { kind: 'no-response' };
  const { problem, statusText } = answer;
  return { kind: 'refused', code: problem?.code ?? String(answer.status), message: problem?.message ?? statusText };
}
