/** Bus topic for changes of limits. Subscribers reload them. */
export const LIMITS_CHANGED = 'limits.changed';
