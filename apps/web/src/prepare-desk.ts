import type { AssetSelection } from '@meridian/domain/asset-class';
import { assetOf } from './layout/asset-selection.ts';
import type { createAppRouter } from './router.tsx';
import type { Runtime } from './runtime.ts';
import { pathAfterLogin } from './session/login-path.ts';

type Router = Pick<ReturnType<typeof createAppRouter>, 'state' | 'subscribe'>;

/** The form comes first, and is drawn by then. */
const AFTER_FORM_MS = 300;

/**
 * Fetches the first screen and starts its worker, while somebody types a password. Whatever fails is fetched again when
 * the screen opens.
 */
export function prepareDesk({ live, config }: Runtime, router: Router): () => void {
  const asset = assetAfterLogin(window.location.search);
  const expect = async () => {
    const { expectOrders } = await import('./screens/expect-orders.ts');
    expectOrders(live, config.socketUrl, asset);
  };
  const prepare = async () => {
    const screens = [import('./layout/main-layout.tsx'), import('./screens/home-screen.tsx')];
    await Promise.allSettled([expect(), ...screens]);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (timer === undefined && router.state.initialized) timer = setTimeout(() => void prepare(), AFTER_FORM_MS);
  };
  const stop = router.subscribe(look);
  look();
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Null when another screen than the orders comes after the sign-in. */
function assetAfterLogin(search: string): AssetSelection | null {
  const { pathname, searchParams } = new URL(pathAfterLogin(search), window.location.origin);
  return pathname === '/' || pathname.startsWith('/parent-orders') ? assetOf(searchParams) : null;
}
