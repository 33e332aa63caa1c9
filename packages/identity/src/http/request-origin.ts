import type { ClientOrigin } from '@meridian/protocol/ports/identity';
import type { FastifyRequest } from 'fastify';

export function originOf(request: FastifyRequest): ClientOrigin {
  return { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}

/** The bearer token of a public call that behaves differently with a session. */
export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization?.trim() ?? '')?.[1] ?? null;
}
