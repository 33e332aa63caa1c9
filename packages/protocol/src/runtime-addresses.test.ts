import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { FALLBACK_RUNTIME_CONFIG, readRuntimeConfig, resolveRuntimeConfig } from './runtime-addresses.ts';
import { RuntimeConfigSchema } from './runtime-config.ts';

const CONFIG = {
  isProd: false,
  socketUrl: '/live',
  nodeSocketUrl: '/node',
  serverUrl: '/main',
  marketIntelligenceUrl: '/mi/',
};

describe('runtime config', () => {
  it('resolves relative addresses against the page', () => {
    expect(resolveRuntimeConfig(CONFIG, 'https://desk.example:8443')).toEqual({
      isProd: false,
      socketUrl: 'wss://desk.example:8443/live',
      nodeSocketUrl: 'wss://desk.example:8443/node',
      serverUrl: 'https://desk.example:8443/main',
      marketIntelligenceUrl: 'https://desk.example:8443/mi',
    });
  });

  it('leaves absolute addresses where they point', () => {
    const apart = { ...CONFIG, socketUrl: 'http://trading:8081/live', serverUrl: 'https://api.example' };
    const resolved = resolveRuntimeConfig(apart, 'http://localhost:8080');
    expect([resolved.socketUrl, resolved.serverUrl]).toEqual(['ws://trading:8081/live', 'https://api.example']);
  });

  it('falls back to the page itself, with the node sockets on port 5000', () => {
    expect(Check(RuntimeConfigSchema, FALLBACK_RUNTIME_CONFIG)).toBe(true);
    const resolved = resolveRuntimeConfig(FALLBACK_RUNTIME_CONFIG, 'http://localhost:8080');
    expect(resolved).toMatchObject({ socketUrl: 'ws://localhost:8080/live', nodeSocketUrl: 'ws://localhost:5000' });
  });

  it('reads a whole config and says what is wrong with another', () => {
    expect(readRuntimeConfig(CONFIG)).toEqual({ kind: 'ok', config: CONFIG });
    expect(readRuntimeConfig(null)).toMatchObject({ kind: 'bad' });
    expect(readRuntimeConfig({ ...CONFIG, world: 'flat' })).toMatchObject({
      reason: 'world is neither simulated nor connected.',
    });
    expect(readRuntimeConfig({ ...CONFIG, isProd: 'no' })).toMatchObject({ reason: 'isProd is not true or false.' });
    expect(readRuntimeConfig({ ...CONFIG, serverUrl: '' })).toMatchObject({ reason: 'serverUrl is not an address.' });
    expect(readRuntimeConfig({ ...CONFIG, serverUrl: 'http://[' })).toMatchObject({ kind: 'bad' });
  });
});
