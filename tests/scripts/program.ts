import ts from 'typescript';

/** A program of these files, by their paths. */
export function programOf(files: { readonly [path: string]: string }): ts.Program {
  const options = {
    noLib: true,
    types: [],
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: path => files[path] !== undefined,
    readFile: path => files[path],
    getSourceFile: (path, target) => {
      const text = files[path];
      return text === undefined ? undefined : ts.createSourceFile(path, text, target, true);
    },
    directoryExists: () => true,
  };
  return ts.createProgram(Object.keys(files), options, host);
}
