/** Takes the oldest out of a set, at most so many. */
export function takeOldest<Value>(set: Set<Value>, most: number): readonly Value[] {
  const taken: Value[] = [];
  for (const value of set) {
    if (taken.length >= most) break;
    taken.push(value);
  }
  for (const value of taken) set.delete(value);
  return taken;
}
