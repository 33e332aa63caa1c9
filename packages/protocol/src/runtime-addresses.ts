import { DEFAULT_NODE_SOCKET_ADDRESS } from '@meridian/domain/constants';
import type { RuntimeConfig } from './runtime-config.ts';

/** The addresses when the config did not load: the page's origin, with node sockets on their default port. */
export const FALLBACK_RUNTIME_CONFIG: RuntimeConfig = {
  isProd: true,
  socketUrl: '/live',
  nodeSocketUrl: DEFAULT_NODE_SOCKET_ADDRESS,
  serverUrl: '/main',
  marketIntelligenceUrl: '/mi',
};

export type ReadRuntimeConfig =
  | { readonly kind: 'ok'; readonly config: RuntimeConfig }
  | { readonly kind: 'bad'; readonly reason: string };

const ADDRESS_NAMES = ['socketUrl', 'nodeSocketUrl', 'serverUrl', 'marketIntelligenceUrl'] as const;

/** Checked by hand, so that a page needs no validator before sign-in. */
export function readRuntimeConfig(value: unknown): ReadRuntimeConfig {
  const reason = whatIsWrong(value);
  const isConfig = (_value: unknown): _value is RuntimeConfig => reason === null;
  return isConfig(value) ? { kind: 'ok', config: value } : { kind: 'bad', reason: reason ?? '' };
}

function whatIsWrong(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return 'The config is not an object.';
  const found: Partial<Record<string, unknown>> = { ...value };
  if (typeof found['isProd'] !== 'boolean') return 'isProd is not true or false.';
  const { world = 'connected' } = found;
  if (world !== 'simulated' && world !== 'connected') return 'world is neither simulated nor connected.';
  for (const name of ADDRESS_NAMES) {
    const address = found[name];
    if (typeof address !== 'string' || address === '') return `${name} is not an address.`;
    if (!URL.canParse(address, 'http://page')) return `${name} cannot be read as an address.`;
  }
  return null;
}

/** Makes every address absolute, without a trailing slash; sockets as ws or wss. */
export function resolveRuntimeConfig(config: RuntimeConfig, pageOrigin: string): RuntimeConfig {
  return {
    isProd: config.isProd,
    ...(config.world !== undefined && { world: config.world }),
    socketUrl: socketAddress(config.socketUrl, pageOrigin),
    nodeSocketUrl: socketAddress(config.nodeSocketUrl, pageOrigin),
    serverUrl: address(config.serverUrl, pageOrigin),
    marketIntelligenceUrl: address(config.marketIntelligenceUrl, pageOrigin),
  };
}

function address(text: string, pageOrigin: string): string {
  return new URL(text, pageOrigin).href.replace(/\/+$/u, '');
}

function socketAddress(text: string, pageOrigin: string): string {
  return address(text, pageOrigin).replace(/^http/u, 'ws');
}
