// Holds a database with an exclusive transaction until it is killed, or for so many milliseconds.
import { DatabaseSync } from 'node:sqlite';

const [file = '', milliseconds] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec("BEGIN EXCLUSIVE; INSERT INTO goods (id, name) VALUES (1000, 'Held')");
console.log('held');
setTimeout(() => database.exec('COMMIT'), Number(milliseconds ?? 60_000));
