/** Bus topic for imports of reference data. Subscribers reload it. */
export const REFERENCE_CHANGED = 'reference.changed';
