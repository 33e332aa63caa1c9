/** Bus topic on which every change of strategies, groups, destinations and venues is told; whoever uses them reads them anew. */
export const ROUTING_CHANGED = 'routing.changed';
