import { Outlet } from 'react-router';
import { useZugang } from '../user.ts';
import { NotFound } from './not-found.tsx';

/** The screens of a tenant; an unknown tenant and one without a role look the same. */
export const MandantScreens = () => (useZugang() ? <Outlet /> : <NotFound />);
