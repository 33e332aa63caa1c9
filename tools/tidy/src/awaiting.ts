/**
 * Parts of the trading engine that are built and tested, and that the engine will join. The check fails for an entry
 * that is imported by now, so that this list only ever gets shorter.
 */
export const awaitingAssembly: readonly string[] = [
  'apps/web/src/components/strategy-form/strategy-form.tsx',
  'apps/web/src/live/use-trade-context.ts',
  'apps/web/src/live/use-instrument-facts.ts',
  'apps/web/src/lib/use-settled.ts',
  'apps/web/src/components/cost-estimate/cost-estimate-panel.tsx',
];
