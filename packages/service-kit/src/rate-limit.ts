import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { addressKey } from './address-key.ts';
import { problem } from './problem.ts';
import { createRateLimiter, type RateDecision, type RateLimiter } from './rate-limiter.ts';
import { SlowRefusals } from './slow-refusals.ts';

/** Two limits on guessing: per address, and a stricter one per address and email. */
export type CredentialLimits = {
  readonly perAddress: RateLimiter;
  readonly perAddressAndEmail: RateLimiter;
  readonly refusals: SlowRefusals;
};

export type CredentialLimitOptions = {
  readonly nowMs: () => number;
  readonly perAddress?: number;
  readonly perAddressAndEmail?: number;
  readonly windowMs?: number;
  /** How late a refusal comes. */
  readonly holdMs?: number;
};

const WINDOW_MS = 60_000;
// A whole desk may share one address and sign in to three services in the same minute.
const PER_ADDRESS = 600;
const PER_ADDRESS_AND_EMAIL = 10;

/** Shared by HTTP calls and the live socket, so that neither bypasses the other. */
export function createCredentialLimits(options: CredentialLimitOptions): CredentialLimits {
  const { nowMs, windowMs = WINDOW_MS } = options;
  return {
    perAddress: createRateLimiter({ limit: options.perAddress ?? PER_ADDRESS, windowMs, nowMs }),
    perAddressAndEmail: createRateLimiter({
      limit: options.perAddressAndEmail ?? PER_ADDRESS_AND_EMAIL,
      windowMs,
      nowMs,
    }),
    refusals: new SlowRefusals(options.holdMs === undefined ? {} : { holdMs: options.holdMs }),
  };
}

/** Never counts by email alone, because then anyone could lock out anyone. */
export function takeCredentialCall(limits: CredentialLimits, ip: string, email: string | null): RateDecision {
  const address = addressKey(ip);
  const byAddress = limits.perAddress.take(address);
  if (byAddress.kind === 'limited' || email === null) return byAddress;
  return limits.perAddressAndEmail.take(`${address} ${email.trim().toLowerCase()}`);
}

/** A preHandler for credential calls: 429 with retry-after above the limits. */
export function limitCredentialCalls(
  limits: CredentialLimits,
  emailOf: (request: FastifyRequest) => string | null = emailInBody,
): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const decision = takeCredentialCall(limits, request.ip, emailOf(request));
    if (decision.kind === 'allowed') return undefined;
    await limits.refusals.hold(request.ip);
    const seconds = decision.retryAfterSeconds;
    return reply
      .code(429)
      .header('retry-after', String(seconds))
      .send(problem('too-many-attempts', `Too many attempts. Please wait ${seconds} s and try again.`));
  };
}

/** The main service uses `email_id`, market intelligence `email`. */
function emailInBody(request: FastifyRequest): string | null {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null) return null;
  if ('email_id' in body && typeof body.email_id === 'string') return body.email_id;
  return 'email' in body && typeof body.email === 'string' ? body.email : null;
}
