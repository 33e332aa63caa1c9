import type { AssetSelection } from '@meridian/domain/asset-class';
import { assetOf } from './layout/asset-selection.ts';
import { fetchPart } from './lib/fetch-part.ts';
import type { Runtime } from './runtime.ts';
import { pathAfterLogin } from './session/login-path.ts';

/**
 * Fetches the first screen and starts its worker, while somebody types a password. Whatever fails is fetched again when
 * the screen opens.
 */
export function prepareDesk({ live, config }: Runtime): void {
  const asset = assetAfterLogin(window.location.search);
  const expect = async () => {
    const { expectOrders } = await fetchPart(() => import('./screens/expect-orders.ts'));
    expectOrders(live, config.socketUrl, asset);
  };
  const prepare = async () => {
    const screens = [
      fetchPart(() => import('./layout/main-layout.tsx')),
      fetchPart(() => import('./screens/home-screen.tsx')),
    ];
    await Promise.allSettled([expect(), ...screens]);
  };
  // The form comes first.
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void prepare());
  else setTimeout(() => void prepare());
}

/** Null when another screen than the orders comes after the sign-in. */
function assetAfterLogin(search: string): AssetSelection | null {
  const { pathname, searchParams } = new URL(pathAfterLogin(search), window.location.origin);
  return pathname === '/' || pathname.startsWith('/parent-orders') ? assetOf(searchParams) : null;
}
