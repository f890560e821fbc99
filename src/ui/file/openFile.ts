/** Opens a file that was chosen or dropped, wherever one is; then one is at practice with it. */
import { useEffect, useState } from 'react';
import { MOST_BYTES } from '../../scenario/index.ts';
import { addressOfOpen, isAtPractice } from '../useAddress.ts';
import { useStandOnStore } from '../context.tsx';

export function useOpenFile(): (file: File) => Promise<void> {
  const store = useStandOnStore();
  return async file => {
    const { openFile, tell } = store.getState();
    // Past the limit a stand-in of one byte too many is enough for the reader to refuse it, and nothing big is read.
    const bytes = file.size > MOST_BYTES ? new Uint8Array(MOST_BYTES + 1) : await file.arrayBuffer().then(buffer => new Uint8Array(buffer)).catch(() => undefined);
    if (bytes === undefined) tell({ kind: 'unreadable', name: file.name });
    else if (openFile(file.name, bytes) && !isAtPractice()) window.location.hash = addressOfOpen(store.getState());
  };
}

const holdsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Lets a file be dropped anywhere on the page; true while one is held over it. */
export function useDrop(): boolean {
  const [over, setOver] = useState(false);
  const store = useStandOnStore();
  const openFile = useOpenFile();
  useEffect(() => {
    const take = ({ files, items }: DataTransfer): void => {
      const { tell } = store.getState();
      const [file] = files;
      if (file === undefined) return;
      if (files.length > 1) tell({ kind: 'many-files' });
      else if (items[0]?.webkitGetAsEntry()?.isDirectory === true) tell({ kind: 'folder', name: file.name });
      else void openFile(file);
    };
    const onOver = (event: DragEvent): void => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      if (!holdsFile(event) || event.dataTransfer === null) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer);
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, [store, openFile]);
  return over;
}
