/** Opens a file that was chosen or dropped. */
import { useEffect, useState } from 'react';
import { useActions } from '../context.tsx';

/** Above this a file is not even read: the reader says so by its size. The same limit as for the command line. */
const LARGEST = 5 * 1024 * 1024;

export function useOpenFile(): (file: File) => Promise<void> {
  const { openFile } = useActions();
  return async file => {
    // Past the limit a stand-in of one byte too many is enough for the reader to refuse it, and nothing big is read.
    const text = file.size > LARGEST ? ' '.repeat(LARGEST + 1) : await file.text().catch(() => '');
    openFile(file.name, text);
  };
}

/** Lets a file be dropped anywhere on the page; true while one is held over it. */
export function useDrop(): boolean {
  const [over, setOver] = useState(false);
  const openFile = useOpenFile();
  useEffect(() => {
    const holdsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
    const onOver = (event: DragEvent): void => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) void openFile(file);
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, [openFile]);
  return over;
}
