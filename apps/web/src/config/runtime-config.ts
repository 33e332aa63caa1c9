import { type Static, Type } from 'typebox';

/** The answer of /config.json; a relative address means the page's own origin. */
export const RuntimeConfigSchema = Type.Object({
  isProd: Type.Boolean(),
  socketUrl: Type.String({ minLength: 1 }),
  nodeSocketUrl: Type.String({ minLength: 1 }),
  serverUrl: Type.String({ minLength: 1 }),
  marketIntelligenceUrl: Type.String({ minLength: 1 }),
});

export type RuntimeConfig = Static<typeof RuntimeConfigSchema>;

/** Where everything answers on one port; production until told otherwise, so that no demo hint shows by accident. */
export const FALLBACK_CONFIG: RuntimeConfig = {
  isProd: true,
  socketUrl: '/live',
  nodeSocketUrl: '/node',
  serverUrl: '/main',
  marketIntelligenceUrl: '/mi',
};

/** Absolute addresses, sockets with their own scheme, none with a slash at its end. */
export function resolveConfig(config: RuntimeConfig, pageUrl: string): RuntimeConfig {
  return {
    isProd: config.isProd,
    socketUrl: resolveAddress(config.socketUrl, pageUrl, 'socket'),
    nodeSocketUrl: resolveAddress(config.nodeSocketUrl, pageUrl, 'socket'),
    serverUrl: resolveAddress(config.serverUrl, pageUrl, 'http'),
    marketIntelligenceUrl: resolveAddress(config.marketIntelligenceUrl, pageUrl, 'http'),
  };
}

function resolveAddress(address: string, pageUrl: string, kind: 'socket' | 'http'): string {
  const url = new URL(address, new URL('/', pageUrl));
  const isSecure = url.protocol === 'https:' || url.protocol === 'wss:';
  if (kind === 'socket') url.protocol = isSecure ? 'wss:' : 'ws:';
  return url.href.replace(/\/+$/, '');
}
