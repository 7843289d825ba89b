/** Fields of work in a seventh voice, measured once when the engine was changed, and never looked at before. A table, hence its length. */
import type { Field } from './fields.ts';

export const seventhFields: readonly Field[] = [
  {
    key: 'workshop',
    title: 'Automotive Technician',
    advert: `Car workshop in Ipoh looks for an Automotive Technician: diagnose engine faults with scan tools, service brakes and suspension, overhaul gearboxes and clutches, carry out periodic servicing to the maker's schedule, and explain repairs and prices to owners. Certificate in automotive technology, 2 years.`,
    shown: [
      [
        'Read codes with a Launch tablet and hunted down misfires.',
        'Found why a turbo diesel would not start when two other garages had given up.',
      ],
      ['Fitted pads, discs and absorbers on ten cars a day.', 'Bled hydraulic lines and set the wheel geometry.'],
      [
        'Rebuilt automatic transmissions on the bench.',
        'Pulled and renewed clutch plates of pickups within half a day.',
      ],
      ['Changed oil, filters and plugs at 10,000 km intervals.', 'Followed the Perodua booklet for warranty visits.'],
      [
        'Told drivers in plain words what was broken and what it would cost.',
        'Rang customers with a quote before touching anything.',
      ],
    ],
    titles: ['Senior Automotive Technician', 'Car Mechanic', 'Workshop Apprentice'],
    more: [
      'Road-tested each vehicle before it was handed back.',
      'Kept torque wrenches calibrated.',
      'Welded exhausts.',
    ],
    skills: 'OBD scanner, wheel alignment, gearbox overhaul, hybrid battery, welding',
    study: 'Sijil Teknologi Automotif, IKBN Sepang',
  },
  {
    key: 'optometry',
    title: 'Optometrist',
    advert: `Optical chain. Duties: examine eyes and prescribe spectacles; fit contact lenses and teach their care; screen for glaucoma and diabetic eye disease and refer to specialists; advise on frames and lenses and reach the monthly sales target; keep patient records. Registered with the Malaysian Optical Council. Fresh graduates may apply.`,
    shown: [
      [
        'Refracted twenty people a day, from toddlers to pensioners.',
        'Tested sight and wrote prescriptions for glasses.',
      ],
      [
        'Measured corneas and tried on torics until vision was sharp.',
        'Taught first-time wearers to put lenses in and clean them.',
      ],
      [
        'Took pressure readings and fundus photos, and sent forty cases to the hospital.',
        'Noticed early cataract and bleeding at the back of the eye and wrote to the ophthalmologist.',
      ],
      [
        'Helped shoppers choose what suits face and budget; RM 60,000 in a good month.',
        'Beat my quota for progressive lenses in ten months out of twelve.',
      ],
      [
        'Noted findings of every visit on a card and in the system.',
        'Kept files complete so that a colleague could follow up.',
      ],
    ],
    titles: ['Senior Optometrist', 'Optometrist', 'Optometry Intern'],
    more: [
      'Checked the eyes of 600 pupils in schools.',
      'Edged and mounted lenses when the lab was full.',
      'Spoke at a mosque about screens and children.',
    ],
    skills: 'refraction, slit lamp, tonometry, contact lenses, retinal imaging',
    study: 'Bachelor of Optometry, UKM',
  },
  {
    key: 'salon',
    title: 'Hair Stylist',
    advert: `Salon in Bangsar requires a Hair Stylist who can cut and style hair for men and women, colour, bleach and perm safely, consult clients on what suits them, recommend treatments and products, and keep the station and tools clean. Two years in a salon; certificate in hairdressing an advantage.`,
    shown: [
      ['Gave bobs, fades and layers to fifteen heads a day.', 'Did blow-dries and bridal updos.'],
      ['Mixed tints and balayage after a patch test.', 'Lightened dark roots and rebonded curls without damage.'],
      [
        'Sat down with each guest first to talk about face shape and habits.',
        'Asked what they disliked about their last look before picking up the scissors.',
      ],
      ['Sold shampoo and scalp packages worth RM 8,000 a month.', 'Suggested keratin to those with frizz.'],
      ['Sterilised combs and swept the floor between appointments.', 'Washed towels and wiped my corner at night.'],
    ],
    titles: ['Senior Hair Stylist', 'Hairdresser', 'Salon Assistant'],
    more: ['Won second place in a colour contest.', 'Trained shampoo juniors.', 'Took bookings by WhatsApp.'],
    skills: 'haircutting, balayage, rebonding, perming, keratin, bridal styling',
    study: 'SKM Level 3 Hairdressing, Giatmara',
  },
  {
    key: 'survey',
    title: 'Land Surveyor',
    advert: `Licensed survey firm wants a Land Surveyor to carry out cadastral and engineering surveys, operate total stations and GNSS receivers, process field data and draw plans in AutoCAD, lead a field crew of four, and submit plans to JUPEM. Degree or diploma in geomatics, 3 years.`,
    shown: [
      [
        'Marked boundary stones for 90 lots of a new township.',
        'Set out piles and road centre lines for a contractor.',
      ],
      ['Worked with Leica and Topcon gear in jungle and town.', 'Fixed control points by satellite to within 8 mm.'],
      ['Reduced observations and plotted contours in Civil 3D.', 'Turned raw readings into drawings the same evening.'],
      [
        'Took three chainmen and a driver into the hills for weeks.',
        'Gave the gang their tasks each dawn and saw that they came home safe.',
      ],
      [
        'Lodged certified plans with the department and answered its queries.',
        'Sent in the files for strata titles and had them passed at first try.',
      ],
    ],
    titles: ['Senior Land Surveyor', 'Assistant Surveyor', 'Survey Trainee'],
    more: [
      'Flew a drone over a quarry for volumes.',
      'Checked settlement of a dam each month.',
      'Talked to villagers before entering their land.',
    ],
    skills: 'total station, GNSS, AutoCAD Civil 3D, levelling, drone mapping, e-Kadaster',
    study: 'Diploma in Land Surveying, UTM',
  },
  {
    key: 'tour',
    title: 'Tour Guide',
    advert: `Inbound travel agency. We want a licensed Tour Guide to lead groups around Kuala Lumpur and Melaka, tell visitors about history and culture, arrange transport, tickets and meals with suppliers, look after the safety of guests and solve problems on the way, and collect feedback. MOTAC licence, English and Mandarin.`,
    shown: [
      [
        'Took coachloads of thirty through the old town, four days a week.',
        'Walked small parties of Europeans round temples and markets.',
      ],
      [
        'Told the story of the Straits in a way that kept teenagers awake.',
        'Explained customs and architecture on board and on foot.',
      ],
      [
        'Booked boats, entrance passes and lunch for each itinerary.',
        'Rang restaurants and bus firms the night before to make sure.',
      ],
      [
        'Brought an old man with heat stroke to hospital and went on with the rest.',
        'Counted heads at every stop and found a lost passport within the hour.',
      ],
      [
        'Handed out survey cards and averaged 4.8 of 5.',
        'Asked travellers at the end what to do better and passed it on to the office.',
      ],
    ],
    titles: ['Senior Tour Guide', 'Tourist Guide', 'Tour Assistant'],
    more: [
      'Wrote a night food walk that is still on sale.',
      'Carried a first-aid kit and used it.',
      'Settled cash for each trip with receipts.',
    ],
    skills: 'tour commentary, Mandarin, first aid, itinerary planning, group handling',
    study: 'Tourist Guide Course, ASTI College',
  },
  {
    key: 'interior',
    title: 'Interior Designer',
    advert: `Design studio in Penang seeks an Interior Designer who will develop concepts and mood boards, prepare layouts and construction drawings, choose materials, furniture and lighting, present 3D visuals to clients, and supervise contractors on site until handover. Degree or diploma in interior design; AutoCAD and SketchUp; 2 years.`,
    shown: [
      [
        'Started each home from a story, a palette and swatches.',
        'Pitched three looks for a co-working floor and won the job.',
      ],
      [
        'Drew plans, elevations and carpentry details for forty condos.',
        'Produced working sets in CAD that joiners could build from.',
      ],
      [
        'Sourced tiles, sofas and pendants within the owner’s means.',
        'Picked fabrics, timber and lamps with suppliers.',
      ],
      [
        'Rendered rooms in V-Ray and walked the couple through them.',
        'Made the model in SketchUp and stood before the committee with it.',
      ],
      [
        'Went to the building twice a week to see that ceilings and cabinets were right.',
        'Chased the defects list until keys were given.',
      ],
    ],
    titles: ['Senior Interior Designer', 'Interior Designer', 'Interior Design Intern'],
    more: [
      'Measured units with a laser.',
      'Kept the sample library in order.',
      'Checked fire rules for a kindergarten.',
    ],
    skills: 'SketchUp, AutoCAD, V-Ray, Enscape, space planning, Photoshop',
    study: 'Diploma in Interior Design, Equator College',
  },
];
