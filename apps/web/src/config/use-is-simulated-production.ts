import { useConfig } from './config-context.tsx';

/** A demo says what it is on its home page; a production desk on made-up markets has to say it everywhere. */
export function useIsSimulatedProduction(): boolean {
  const { isProd, world } = useConfig();
  return isProd && world === 'simulated';
}
