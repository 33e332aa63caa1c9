import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type LevelWithSilent, type Logger as PinoLogger, pino } from 'pino';
import { REDACTED, redactRecord, redactText } from './redact-secrets.ts';
import { terminalStream } from './terminal-lines.ts';
import { teeWarnings, type WarningListener } from './warning-lines.ts';

export type Logger = PinoLogger;

export type LoggerOptions = {
  readonly level: LevelWithSilent;
  /** The log destination. Standard output by default. */
  readonly destination?: DestinationStream;
  /** For people at a terminal; JSON lines otherwise. */
  readonly isPretty?: boolean;
};

// Child logger bindings bypass the formatter. pino redacts these paths there.
const BINDING_NAMES = ['password', 'pin', 'token', 'auth_token', 'authorization', 'cookie', 'captcha', 'session_id'];

/** Structured logs without secrets. */
export function createLogger(options: LoggerOptions): Logger {
  const isPretty = options.isPretty ?? (options.destination === undefined && process.stdout.isTTY);
  const target = options.destination ?? pino.destination({ dest: 1, sync: true });
  const lines = isPretty ? terminalStream(target, { isColoured: process.stdout.isTTY }) : target;
  const { stream, listeners } = teeWarnings(lines);
  const logger = pino(
    {
      level: options.level,
      redact: { paths: BINDING_NAMES.flatMap((name) => [name, `*.${name}`]), censor: REDACTED },
      formatters: {
        level: (label) => ({ level: label }),
        log: (record) => redactRecord(record),
      },
      serializers: {
        err: (error: Error) => redactRecord({ ...pino.stdSerializers.err(error) }),
        req: describeRequest,
        res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
      },
      hooks: { logMethod: redactMessage },
    },
    stream,
  );
  warningListeners.set(logger, listeners);
  return logger;
}

const warningListeners = new WeakMap<Logger, Set<WarningListener>>();

/**
 * Reports every warning and error of the logger and its children, without secrets. Returns a function that stops it.
 */
export function onWarnings(logger: Logger, listener: WarningListener): () => void {
  const listeners = warningListeners.get(logger);
  if (listeners === undefined) throw new Error('Only a logger of createLogger tells of its warnings');
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const MAX_URL = 2_048;

/** Without headers, which contain credentials. */
function describeRequest(request: FastifyRequest): Record<string, unknown> {
  return { method: request.method, url: redactText(request.url.slice(0, MAX_URL)), remoteAddress: request.ip };
}

type LogArguments = Parameters<PinoLogger['info']>;

function redactMessage(this: PinoLogger, args: LogArguments, method: (...args: LogArguments) => void): void {
  const cleaned: unknown[] = args.map((arg: unknown) => (typeof arg === 'string' ? redactText(arg) : arg));
  const [first] = cleaned;
  // pino would use the raw message of an error logged without one.
  const error = first instanceof Error ? first : errorIn(first);
  if (cleaned.length === 1 && error !== null) cleaned.push(redactText(error.message));
  Reflect.apply(method, this, cleaned);
}

function errorIn(value: unknown): Error | null {
  return typeof value === 'object' && value !== null && 'err' in value && value.err instanceof Error ? value.err : null;
}
