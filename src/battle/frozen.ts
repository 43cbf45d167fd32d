/** The same plain data, frozen all the way down. What is frozen already was frozen so before, and is not gone through again. */
export function frozen<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data;
  Object.freeze(data);
  for (const part of Object.values(data)) frozen(part);
  return data;
}
