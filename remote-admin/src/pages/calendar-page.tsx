export { Calendar as CalendarPage } from '../features/calendar/calendar.tsx';
