/** Bus topic on which changes of limits are told; whoever uses them reads them anew. */
export const LIMITS_CHANGED = 'limits.changed';
