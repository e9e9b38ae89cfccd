export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Google's PATCH: objects merge, null deletes, arrays and plain values replace. */
export function mergePatch(current: Json | undefined, patch: Json | undefined): Json | undefined {
  if (!isObject(patch)) return patch ?? undefined;
  const merged: JsonObject = isObject(current) ? { ...current } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === undefined) continue;
    const next = mergePatch(merged[key], value);
    if (next === undefined) delete merged[key];
    else merged[key] = next;
  }
  return Object.keys(merged).length > 0 ? merged : undefined;
}

/** Whether two values are the same JSON, whatever the order of their keys. */
export function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, index) => sameJson(value, other[index]))
    );
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => sameJson(one[key], other[key]));
}
