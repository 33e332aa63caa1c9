import { useConfig } from './config-context.tsx';

const SIMULATED = 'Simulated market: prices, fills and venues are simulated. No order leaves this system.';
const EXPOSED =
  'Demo users can sign in from other machines, and everybody knows their password. Set HOST to 127.0.0.1, or IS_PROD to true.';

/** Notes about the installation for every page. */
export function useInstallationNotes(): readonly string[] {
  const { isProd, world, isDemoExposed } = useConfig();
  // A demo says on its home page that its markets are simulated. A production desk must say it on every page.
  return [...(isProd && world === 'simulated' ? [SIMULATED] : []), ...(isDemoExposed === true ? [EXPOSED] : [])];
}
