/** Bus topic on which saves and removals of custom strategies are told; whoever uses them reads them anew. */
export const CUSTOM_STRATEGIES_CHANGED = 'strategies.custom_changed';
