/** The panels. */
import './styles/index.css';

export { placeOf } from './address.ts';
export { App, type AppProps } from './App.tsx';
