/** Bus topic on which imports of reference data are told; whoever uses them reads them anew. */
export const REFERENCE_CHANGED = 'reference.changed';
