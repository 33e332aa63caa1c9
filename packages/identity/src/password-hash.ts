import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createWorkGate, type GateOutcome } from './work-gate.ts';

export type PasswordCost = { readonly memoryKib: number; readonly passes: number };

/** The OWASP recommendation for argon2id. */
export const DEFAULT_PASSWORD_COST: PasswordCost = { memoryKib: 19_456, passes: 2 };

export type PasswordCheck = {
  readonly matches: boolean;
  /** The hash has an outdated cost. Rehash it while the password is available. */
  readonly isOutdated: boolean;
};

/** Every method may return `busy` when too many requests are hashing or waiting. */
export type PasswordHasher = {
  hash(password: string): Promise<GateOutcome<string>>;
  /** Without a stored hash a dummy is checked, so that an unknown email takes the same time. */
  check(storedHash: string | null, password: string): Promise<GateOutcome<PasswordCheck>>;
};

// Half of libuv's four default threads, so that file and DNS work continues during many sign-ins.
const CONCURRENT = 2;
const WAITING = 64;

export function createPasswordHasher(cost: PasswordCost = DEFAULT_PASSWORD_COST): PasswordHasher {
  const options = { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1 };
  const gate = createWorkGate({ concurrent: CONCURRENT, waiting: WAITING });
  let dummy: Promise<string> | undefined;

  async function check(storedHash: string | null, password: string): Promise<PasswordCheck> {
    dummy ??= hash(randomBytes(32), options);
    const against = storedHash ?? (await dummy);
    const matches = await verify(against, password);
    return { matches: matches && storedHash !== null, isOutdated: storedHash !== null && isOutdated(storedHash) };
  }

  function isOutdated(storedHash: string): boolean {
    const made = parseOptions(storedHash);
    return made.memoryCost !== options.memoryCost || made.timeCost !== options.timeCost;
  }

  return {
    hash: (password) => gate.run(() => hash(password, options)),
    check: (storedHash, password) => gate.run(() => check(storedHash, password)),
  };
}
