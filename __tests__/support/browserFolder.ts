/** The private folder of the browser, which replaces the editor's local folder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listContent } from '../../src/content-model/read/contentFiles';

/** Opens the private folder in place of the folder that an editor would choose. Runs in the browser. */
export function chooseFolder(): void {
  Object.assign(window, {
    showDirectoryPicker: async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('website', { create: true }),
  });
}

/** Writes files, given in base64, to the private folder. Runs in the browser. */
export async function writeFiles(files: Record<string, string>): Promise<void> {
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('website', { create: true });
  await root.getDirectoryHandle('.git', { create: true });
  for (const [file, base64] of Object.entries(files)) {
    const names = file.split('/');
    let folder = root;
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
    const writer = await (await folder.getFileHandle(names.at(-1) ?? '', { create: true })).createWritable();
    await writer.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
    await writer.close();
  }
}

/** Reads the files in the private folder whose path starts with `start`, in base64 by path. Runs in the browser. */
export async function readFiles(start: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const walk = async (folder: FileSystemDirectoryHandle, at: string): Promise<void> => {
    for await (const handle of folder.values()) {
      const file = at + handle.name;
      if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${file}/`);
      else if (file.startsWith(start)) {
        const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer());
        files[file] = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      }
    }
  };
  await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle('website'), '');
  return files;
}

/** Reads the content files of a folder in base64, by path in the repository, such as `content/site.json`. */
export function filesOf(contentDir: string): Record<string, string> {
  const base64Of = (file: string) => readFileSync(path.join(contentDir, file), 'base64');
  return Object.fromEntries(listContent(contentDir).map((file) => [`content/${file}`, base64Of(file)]));
}
