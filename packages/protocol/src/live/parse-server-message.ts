import { type BadFrame, badFrame, clipped, isRecord, payloadId, readEnvelope } from './read-frame.ts';
import type { ServerMessage, ServerMessageType } from './server-messages.ts';

export type ParsedServerMessage = { readonly kind: 'ok'; readonly message: ServerMessage } | BadFrame;

type Shape = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'id';

/**
 * Checks only the outer shape: the server is trusted, and a page must neither compile schemas under its CSP nor check
 * every row.
 */
export const SERVER_SHAPES: Readonly<Record<ServerMessageType, Readonly<Record<string, Shape>>>> = {
  login_ok: {
    version: 'number',
    session_id: 'string',
    notification_id: 'string',
    user: 'object',
    server_time_zone: 'string',
    server_time_ms: 'number',
  },
  login_failed: { error_reason: 'string', needs_verification: 'boolean' },
  session_error: { message: 'string' },
  user_changed: { user: 'object' },
  logged_out: {},
  fields: { id: 'string', fields: 'array' },
  snapshot: { id: 'string', seq: 'number', rows: 'array', last: 'boolean' },
  increment: { id: 'string', seq: 'number', rows: 'array', removed: 'array' },
  result: { id: 'id', ok: 'boolean', message: 'string' },
  heartbeat: { server_time_ms: 'number' },
  alert: { kind: 'string', name: 'string', status: 'string', message: 'string', at_ms: 'number' },
  notification: { level: 'string', title: 'string', message: 'string', at_ms: 'number' },
  progress: {
    id: 'string',
    at_ms: 'number',
    by_lists: 'array',
    by_asset_classes: 'array',
    by_countries: 'array',
    global_summary: 'object',
    snapshot: 'boolean',
  },
};

export function parseServerMessage(text: string): ParsedServerMessage {
  const read = readEnvelope(text);
  if (read.kind === 'bad') return read;
  const { type, payload } = read.envelope;
  const id = payloadId(payload);
  if (!isServerMessageType(type)) return badFrame('unknown-type', `There is no message type ${clipped(type)}.`, id);
  const wrong = Object.entries(SERVER_SHAPES[type]).find(([name, shape]) => !hasShape(payload[name], shape));
  const isWhole = (_envelope: unknown): _envelope is ServerMessage => wrong === undefined;
  if (isWhole(read.envelope)) return { kind: 'ok', message: read.envelope };
  return badFrame('bad-payload', `${type}: ${wrong?.[0]} is not ${wrong?.[1]}.`, id);
}

function isServerMessageType(type: string): type is ServerMessageType {
  return Object.hasOwn(SERVER_SHAPES, type);
}

function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === 'array') return Array.isArray(value);
  if (shape === 'object') return isRecord(value);
  if (shape === 'id') return value === null || typeof value === 'string';
  return typeof value === shape;
}
