import { existsSync } from 'node:fs';
import { createLogger } from '@meridian/service-kit/logger';
import { createServiceApp } from '@meridian/service-kit/service-app';
import { expect, test } from 'vitest';
import { webApp, webDist } from './web-app.ts';

const HERE = { socketUrl: '', nodeSocketUrl: '', serverUrl: '', marketIntelligenceUrl: '', isProd: false };

// Without a build there is no page to look at.
test.runIf(existsSync(webDist))('the page may load its own scripts, and nothing else may run anything', async () => {
  const app = createServiceApp({ logger: createLogger({ level: 'silent' }) });
  await webApp(app, { config: HERE });
  const policyOf = async (url: string) => (await app.inject({ url })).headers['content-security-policy'];
  expect(await policyOf('/')).toContain("script-src 'self'");
  expect(await policyOf('/login')).toContain("script-src 'self'");
  expect(await policyOf('/main/nothing')).toContain("default-src 'none'");
  await app.close();
});
