import { describe, expect, it } from 'vitest';
import { loadRuntimeConfig } from './load-runtime-config.ts';

const PAGE = 'https://desk.example/parent-orders/child?order=1';
const own = {
  isProd: true,
  socketUrl: 'wss://desk.example/live',
  nodeSocketUrl: 'wss://desk.example/node',
  serverUrl: 'https://desk.example/main',
  marketIntelligenceUrl: 'https://desk.example/mi',
};

async function load(answer: () => Response | Promise<Response>, pageUrl = PAGE) {
  const logged: string[] = [];
  const asked: string[] = [];
  const config = await loadRuntimeConfig({
    fetch: async (input) => {
      asked.push(String(input));
      return answer();
    },
    pageUrl,
    logError: (message) => logged.push(message),
  });
  return { config, logged, asked };
}

describe('runtime config', () => {
  it('is asked for at the root of the page’s origin', async () => {
    const { asked } = await load(() => Response.json({}));
    expect(asked).toEqual(['https://desk.example/config.json']);
  });

  it('resolves relative addresses against the page and gives sockets their scheme', async () => {
    const { config, logged } = await load(
      () =>
        Response.json({
          isProd: false,
          socketUrl: '/live',
          nodeSocketUrl: '/node/',
          serverUrl: '/main',
          marketIntelligenceUrl: '/mi/',
        }),
      'http://localhost:8080/login',
    );
    expect(config).toEqual({
      isProd: false,
      socketUrl: 'ws://localhost:8080/live',
      nodeSocketUrl: 'ws://localhost:8080/node',
      serverUrl: 'http://localhost:8080/main',
      marketIntelligenceUrl: 'http://localhost:8080/mi',
    });
    expect(logged).toEqual([]);
  });

  it('keeps absolute addresses of services that run apart', async () => {
    const { config } = await load(() =>
      Response.json({
        isProd: true,
        socketUrl: 'https://live.example:8081',
        nodeSocketUrl: 'ws://logs.example:5000',
        serverUrl: 'https://main.example:8082/v1/',
        marketIntelligenceUrl: 'https://mi.example:8083',
      }),
    );
    expect(config.socketUrl).toBe('wss://live.example:8081');
    expect(config.nodeSocketUrl).toBe('ws://logs.example:5000');
    expect(config.serverUrl).toBe('https://main.example:8082/v1');
  });

  it.each([
    ['an answer that is not ok', () => new Response('gone', { status: 404 })],
    ['an answer of another shape', () => Response.json({ isProd: 'yes' })],
    ['an answer that is no JSON', () => new Response('<html>')],
    ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('falls back to the page’s own origin and says so after %s', async (_name, answer) => {
    const { config, logged } = await load(answer);
    expect(config).toEqual(own);
    expect(logged).toEqual(['Network response was not ok']);
  });
});
