/** 50 conditions, each of which looks at every column that names an order, and none of which finds one. */
export function costlySearch(count: number) {
  const conditions = Array.from({ length: 50 }, (_, at) => {
    return { field: 'any', operator: 'contains', value: `nothing ${count} ${at}` };
  });
  return { join: 'or', conditions };
}
