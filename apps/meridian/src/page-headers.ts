import helmet from '@fastify/helmet';
import type { RuntimeConfig } from '@meridian/protocol/runtime-config';
import type { FastifyInstance } from 'fastify';

/** Origins other than our own that the page may call, when services run apart. */
function foreignOrigins(config: RuntimeConfig): string[] {
  const addresses = [config.socketUrl, config.nodeSocketUrl, config.serverUrl, config.marketIntelligenceUrl];
  return addresses.filter((address) => /^(https?|wss?):/.test(address)).map((address) => new URL(address).origin);
}

function pagePolicy(config: RuntimeConfig): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Components write their positions and sizes as inline styles; scripts stay strict.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...foreignOrigins(config)].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of pages, which run scripts, in place of the stricter one that every other answer has. */
export async function addPageHeaders(app: FastifyInstance, config: RuntimeConfig): Promise<void> {
  // Helmet writes to the raw response, where the headers of every answer would win over its policy.
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: config.isProd });
  const policy = pagePolicy(config);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });
}
