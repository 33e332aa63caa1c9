import type { RuntimeConfig } from '@meridian/protocol/runtime-config';
import { addSecurityHeaders } from '@meridian/service-kit/security-headers';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addPageHeaders } from './page-headers.ts';

const config = {
  socketUrl: 'wss://live.example/live',
  nodeSocketUrl: '/node',
  serverUrl: '/main',
  marketIntelligenceUrl: '/mi',
  isProd: false,
} as RuntimeConfig;

async function policyOf(path: string): Promise<string> {
  const app = Fastify();
  addSecurityHeaders(app);
  app.get('/call', async () => 'an answer');
  await app.register(async (pages) => {
    await addPageHeaders(pages, config);
    pages.get('/page', async () => 'a page');
  });
  const { headers } = await app.inject(path);
  await app.close();
  return String(headers['content-security-policy']);
}

describe('the policy', () => {
  it('lets a page run its own scripts and reach its services: without it every screen stays blank', async () => {
    const policy = await policyOf('/page');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain('wss://live.example');
    expect(policy).not.toContain("default-src 'none'");
  });

  it('lets nothing run in any other answer', async () => {
    expect(await policyOf('/call')).toContain("default-src 'none'");
  });
});
