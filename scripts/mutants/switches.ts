/** What the instrumented code looks at, in one place for all that runs. */
export interface Switches {
  activeMutant?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number;
  mutantCoverage?: { static: Record<string, number> };
  /** What is come by while the code is loaded. */
  loaded?: ReadonlySet<string>;
}

export const switches: Switches = Reflect.get(globalThis, '__stryker__') ?? {};
Reflect.set(globalThis, '__stryker__', switches);
switches.mutantCoverage ??= { static: {} };
