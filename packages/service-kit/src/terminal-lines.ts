import type { DestinationStream } from 'pino';

type LogRecord = Readonly<Record<string, unknown>>;

export type TerminalOptions = {
  /** Only for a terminal, because escape codes in a file are noise. */
  readonly isColoured: boolean;
};

const COLOURS: Readonly<Record<string, string>> = {
  debug: '\u001B[2m',
  warn: '\u001B[33m',
  error: '\u001B[31m',
  fatal: '\u001B[31;1m',
};
const DIM = '\u001B[2m';
const RESET = '\u001B[0m';

/** Fields that every line has or that the message already contains. */
const LEFT_OUT = new Set([
  'sampledOf',
  'level',
  'time',
  'pid',
  'hostname',
  'msg',
  'reqId',
  'req',
  'res',
  'responseTime',
  'err',
]);
const MAX_FIELDS = 5;
const MAX_VALUE_LENGTH = 120;

/** Log lines for a terminal: time, level, message, a few fields. */
export function terminalStream(target: DestinationStream, options: TerminalOptions): DestinationStream {
  return { write: (line) => target.write(terminalLine(line, options)) };
}

function terminalLine(line: string, { isColoured }: TerminalOptions): string {
  const record: LogRecord = JSON.parse(line);
  const level = textOf(record['level']) || 'info';
  const paint = (text: string, colour: string | undefined) =>
    isColoured && colour !== undefined && text !== '' ? `${colour}${text}${RESET}` : text;
  const head = `${clock(record['time'])} ${level.toUpperCase().padEnd(5)}`;
  const message = requestText(record) ?? textOf(record['msg']);
  const fields = fieldsText(record);
  const first = `${paint(head, COLOURS[level] ?? DIM)} ${paint(message, COLOURS[level])}`;
  return `${first}${fields === '' ? '' : paint(` · ${fields}`, DIM)}\n${errorText(record, message)}`;
}

function clock(time: unknown): string {
  const at = new Date(typeof time === 'number' ? time : Date.now());
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
}

function isRecord(value: unknown): value is LogRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** `GET /main/logs 401 in 10 ms`, for a line about an answered request. */
function requestText({ req, res, responseTime }: LogRecord): string | null {
  if (!isRecord(req) || !isRecord(res) || typeof responseTime !== 'number') return null;
  return `${textOf(req['method'])} ${textOf(req['url'])} ${textOf(res['statusCode'])} in ${Math.round(responseTime)} ms`;
}

function fieldsText(record: LogRecord): string {
  const fields = Object.entries(record).filter(([name]) => !LEFT_OUT.has(name));
  const shown = fields.slice(0, MAX_FIELDS).map(([name, value]) => fieldText(name, value));
  return [...shown, ...(fields.length > MAX_FIELDS ? [`and ${fields.length - MAX_FIELDS} more`] : [])].join(', ');
}

/** A unit at the end of a name goes behind the number: `recoveryMs: 780` becomes `recovery 780 ms`. */
function fieldText(name: string, value: unknown): string {
  const bare = name.replace(/(?:Ms|_ms)$/, '');
  return `${nameText(bare)} ${valueText(value)}${bare === name ? '' : ' ms'}`;
}

/** `recoveredOrders` becomes `recovered orders`. */
function nameText(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return `(${value.length})`;
  const text = isRecord(value) ? JSON.stringify(value) : textOf(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

/** The error's text, with its stack only for server errors. */
function errorText({ err, level }: LogRecord, message: string): string {
  if (!isRecord(err)) return '';
  const said = textOf(err['message']);
  const isServersFault = level === 'error' || level === 'fatal';
  const stack = isServersFault && typeof err['stack'] === 'string' ? err['stack'] : null;
  const text = stack ?? (said === message ? '' : `${textOf(err['type']) || 'Error'}: ${said}`);
  return text === '' ? '' : `${text.replace(/^/gm, '         ')}\n`;
}
