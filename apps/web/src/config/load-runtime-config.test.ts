import { describe, expect, it } from 'vitest';
import { loadRuntimeConfig } from './load-runtime-config.ts';

const ORIGIN = 'https://desk.example';

async function load(answer: () => Response | Promise<Response>) {
  const logged: string[] = [];
  const asked: string[] = [];
  const config = await loadRuntimeConfig({
    fetch: async (input) => {
      asked.push(new Request(input).url);
      return answer();
    },
    pageOrigin: ORIGIN,
    logError: (message) => logged.push(message),
  });
  return { config, logged, asked };
}

describe('runtime config', () => {
  it('is asked for at the root of the page’s origin and resolved against it', async () => {
    const { config, asked, logged } = await load(() =>
      Response.json({
        isProd: false,
        socketUrl: '/live',
        nodeSocketUrl: '/node',
        serverUrl: '/main',
        marketIntelligenceUrl: 'https://mi.example:8083/',
      }),
    );
    expect(asked).toEqual(['https://desk.example/config.json']);
    expect(config).toEqual({
      isProd: false,
      socketUrl: 'wss://desk.example/live',
      nodeSocketUrl: 'wss://desk.example/node',
      serverUrl: 'https://desk.example/main',
      marketIntelligenceUrl: 'https://mi.example:8083',
    });
    expect(logged).toEqual([]);
  });

  it.each([
    ['an answer that is not ok', () => new Response('gone', { status: 404 })],
    ['an answer of another shape', () => Response.json({ isProd: 'yes' })],
    ['an answer that is no JSON', () => new Response('<html>')],
    ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('falls back to the page’s own origin and says so after %s', async (_name, answer) => {
    const { config, logged } = await load(answer);
    expect(config).toMatchObject({ isProd: true, serverUrl: 'https://desk.example/main' });
    expect(config.socketUrl).toBe('wss://desk.example/live');
    expect(logged).toEqual(['Network response was not ok']);
  });
});
