import { StartupProblem } from '@meridian/protocol/startup-problem';
import { Value } from 'typebox/value';
import { type EnvironmentVariables, EnvironmentVariablesSchema, expectations } from './environment-variables.ts';

export type Environment = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly seed: number;
  readonly isProd: boolean;
  /** The environment of the engine: simulated markets, or the desk's own. */
  readonly world: 'simulated' | 'connected';
  /** Whether demo users, accounts and clients exist. Never in production or in a connected world. */
  readonly hasDemo: boolean;
  /** Null means the embedded server. */
  readonly databaseUrl: string | null;
  readonly jwtSecret: string | null;
  /** Null keeps mail in DATA_DIR. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly logLevel: EnvironmentVariables['LOG_LEVEL'];
  /** The address that users type, for links in mails. */
  readonly publicUrl: string | null;
  /** Whose X-Forwarded-For is trusted: nobody, everybody or a list of addresses. */
  readonly trustProxy: boolean | string;
  /** Whether the services publish API pages under `/docs`. In production only on request. */
  readonly hasApiPages: boolean;
  readonly serverTimeZone: string;
  /** Where security events go for a SIEM, as JSON lines. Null for nowhere. */
  readonly securityLines: 'stdout' | { readonly file: string } | null;
  /** How many days the security log keeps its events. Null for ever. */
  readonly securityLogDays: number | null;
  /** How long a session may stay idle. Null without a limit. */
  readonly sessionIdleMs: number | null;
  /** How long an order makes no progress before it counts as stuck. */
  readonly stuckAfterMs: number;
  /** How long venues may report child orders after a restart, before a person decides. */
  readonly inDoubtMs: number;
  /** The name of the machine in reports. */
  readonly machineName: string;
};

export type EnvironmentProblem = { readonly variable: string; readonly message: string };

export type EnvironmentOutcome =
  | { readonly kind: 'valid'; readonly environment: Environment }
  | { readonly kind: 'invalid'; readonly problems: readonly EnvironmentProblem[] };

export type EnvironmentRecord = Readonly<Record<string, string | undefined>>;

const NEEDED_IN_PRODUCTION = ['JWT_SECRET', 'DATABASE_URL', 'SMTP_URL', 'WORLD'] as const;

/** The advice for a production start without WORLD. */
const WORLD_IS_SAID = 'WORLD must be set when IS_PROD is true: connected, or simulated for simulated markets.';

/** Reports all invalid variables at once, so that a deployment is fixed in one round. */
export function parseEnvironment(record: EnvironmentRecord): EnvironmentOutcome {
  const given = givenVariables(record);
  const converted = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, convert(name, text)]));
  const variables: unknown = Value.Default(EnvironmentVariablesSchema, converted);
  const problems = findProblems(variables, given);
  if (problems.length > 0 || !Value.Check(EnvironmentVariablesSchema, variables)) return { kind: 'invalid', problems };
  const missing = variables.IS_PROD ? NEEDED_IN_PRODUCTION.filter((name) => variables[name] === undefined) : [];
  if (missing.length > 0) {
    return {
      kind: 'invalid',
      problems: missing.map((variable) => ({
        variable,
        message: variable === 'WORLD' ? WORLD_IS_SAID : `${variable} must be set when IS_PROD is true.`,
      })),
    };
  }
  const { DATABASE_URL: url } = variables;
  if (variables.IS_PROD && url !== undefined && !isOwnMachine(url) && !ENCRYPTED.test(url)) {
    return { kind: 'invalid', problems: [{ variable: 'DATABASE_URL', message: ENCRYPTION_IS_ASKED }] };
  }
  return { kind: 'valid', environment: toEnvironment(variables) };
}

const ENCRYPTED = /[?&]sslmode=(require|verify-ca|verify-full)(&|$)/;
const ENCRYPTION_IS_ASKED =
  'DATABASE_URL must end with ?sslmode=verify-full when IS_PROD is true and the database runs on another machine.';

/** The environment, or a StartupProblem with one line per invalid variable. */
export function loadEnvironment(record: EnvironmentRecord): Environment {
  const outcome = parseEnvironment(record);
  if (outcome.kind === 'valid') return outcome.environment;
  const lines = outcome.problems.map(({ message }) => `  ${message}`).join('\n');
  throw new StartupProblem(
    `The environment is not right:\n${lines}`,
    'The README lists the variables and their defaults.',
  );
}

/** An empty variable counts as unset. `isProd` is an alternative spelling. */
function givenVariables(record: EnvironmentRecord): Record<string, string> {
  const names = Object.keys(EnvironmentVariablesSchema.properties);
  const all: EnvironmentRecord = { ...record, IS_PROD: record['IS_PROD'] ?? record['isProd'] };
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = all[name]?.trim();
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}

const WHOLE_NUMBERS: ReadonlySet<string> = new Set([
  'PORT',
  'SEED',
  'STUCK_AFTER_SECONDS',
  'IN_DOUBT_SECONDS',
  'SECURITY_LOG_DAYS',
  'SESSION_IDLE_MINUTES',
]);

const FLAGS: ReadonlySet<string> = new Set(['IS_PROD', 'API_DOCS']);

/** Stricter than TypeBox's conversion, which would cut a port of 80.5 to 80. */
function convert(name: string, text: string): string | number | boolean {
  if (WHOLE_NUMBERS.has(name) && /^\d{1,15}$/.test(text)) return Number(text);
  if (FLAGS.has(name) && /^(true|1|yes)$/i.test(text)) return true;
  if (FLAGS.has(name) && /^(false|0|no)$/i.test(text)) return false;
  return text;
}

function findProblems(variables: unknown, given: Readonly<Record<string, string>>): EnvironmentProblem[] {
  const wrong = Value.Errors(EnvironmentVariablesSchema, variables).map((error) => error.instancePath.split('/')[1]);
  return [...new Set(wrong)].flatMap((variable) => {
    if (variable === undefined) return [];
    const expected = expectations[variable] ?? { text: 'is not valid', isSecret: true };
    const found = expected.isSecret ? '' : `, not "${given[variable] ?? ''}"`;
    return [{ variable, message: `${variable} must be ${expected.text}${found}.` }];
  });
}

function toEnvironment(variables: EnvironmentVariables): Environment {
  const world = variables.WORLD ?? 'simulated';
  return {
    port: variables.PORT,
    host: variables.HOST,
    dataDir: variables.DATA_DIR,
    seed: variables.SEED,
    isProd: variables.IS_PROD,
    world,
    hasDemo: !variables.IS_PROD && world === 'simulated',
    databaseUrl: variables.DATABASE_URL ?? null,
    jwtSecret: variables.JWT_SECRET ?? null,
    smtpUrl: variables.SMTP_URL ?? null,
    mailFrom: variables.MAIL_FROM,
    logLevel: variables.LOG_LEVEL,
    publicUrl: variables.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    trustProxy: parseTrustProxy(variables.TRUST_PROXY),
    hasApiPages: variables.API_DOCS ?? !variables.IS_PROD,
    serverTimeZone: variables.SERVER_TIME_ZONE,
    securityLines: parseSecurityLines(variables.SECURITY_LINES),
    securityLogDays: variables.SECURITY_LOG_DAYS === 0 ? null : variables.SECURITY_LOG_DAYS,
    sessionIdleMs: idleMsOf(variables),
    stuckAfterMs: variables.STUCK_AFTER_SECONDS * 1000,
    inDoubtMs: variables.IN_DOUBT_SECONDS * 1000,
    machineName: variables.ALGO_MACHINE_NAME,
  };
}

const DEFAULT_IDLE_MINUTES = 60;

/** A desk that only tries things out is not signed out. */
function idleMsOf({ SESSION_IDLE_MINUTES: minutes, IS_PROD }: EnvironmentVariables): number | null {
  const asked = minutes ?? (IS_PROD ? DEFAULT_IDLE_MINUTES : 0);
  return asked === 0 ? null : asked * 60_000;
}

function parseSecurityLines(text: string | undefined): Environment['securityLines'] {
  if (text === undefined || text === 'stdout') return text ?? null;
  return { file: text };
}

function parseTrustProxy(text: string): boolean | string {
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

/** The origins of a page that another process serves. */
export function pageOriginsOf({ publicUrl }: Pick<Environment, 'publicUrl'>): readonly string[] {
  return publicUrl === null ? [] : [new URL(publicUrl).origin];
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

/** Whether an address leads to this very machine. */
export function isOwnMachine(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname.replace(/^\[|\]$/g, ''));
}

/** Whether demo users, whose password is public, are reachable from other machines. */
export function isDemoExposed({ hasDemo, host }: Pick<Environment, 'hasDemo' | 'host'>): boolean {
  return hasDemo && !LOOPBACK.test(host);
}
