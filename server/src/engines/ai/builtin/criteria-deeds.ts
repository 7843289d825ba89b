/**
 * What a good person of each trade does, in a recruiter's words: the criteria are made of these. One line for each duty of
 * the lexicon, `label = deed`; `label > name = deed` where the label needs its family beside it to be understood, so that
 * a question can name the duty alone. A table, hence the length.
 */
const notation = `
software
back-end development = Builds and maintains back-end services that others rely on
web services and integration = Designs APIs and connects systems with one another
databases behind an application > databases for applications = Models data and keeps an application's database fast and correct
sound engineering practice > testing and code quality = Keeps code tested, reviewed and easy to change
delivery in an agile team > delivery in agile teams = Delivers working software in short cycles with a team
web
front-end development = Builds web interfaces that work in every browser
page building and styling = Turns designs into clean, responsive pages
websites and content systems = Sets up and maintains websites and their content systems
working with interfaces behind the page > connecting pages to APIs = Connects pages to back-end services
mobile
native app development > Android and iOS development = Builds native apps for Android or iOS
cross-platform apps > cross-platform app development = Builds apps for several platforms from one code base
publishing and running apps > releasing apps = Publishes apps to the stores and keeps them free of crashes
app architecture and interfaces = Structures apps well and connects them to web services
devops
cloud platforms = Sets up and runs systems on a cloud platform
containers and orchestration = Packages services in containers and keeps them running
automation of infrastructure > infrastructure automation = Describes infrastructure as code instead of changing it by hand
build and release pipelines = Builds pipelines that test and release software automatically
reliability and monitoring = Watches systems in production and restores them quickly
systems-admin
server administration = Installs, patches and maintains servers
backup and recovery = Keeps backups and proves that they can be restored
accounts and access > user accounts and access rights = Manages user accounts and access rights
network and security of the office > office networks and their security = Keeps the office network running and secure
running IT as a service > IT service management = Runs IT services to agreed standards
network
routing and switching = Configures and maintains routers and switches
network security = Protects networks with firewalls and secure connections
cabling and field work > cabling and installation = Installs cabling and equipment on site
network monitoring and faults = Watches the network and clears faults quickly
cybersecurity
security monitoring and response = Detects security incidents and responds to them
testing for weaknesses > security testing = Finds weaknesses before attackers do
security governance and standards = Puts security policies and standards into practice
protecting systems and networks > protection of systems and networks = Secures systems, networks and access
it-support
supporting users > user support = Solves users' IT problems in person and remotely
hardware and devices = Sets up and repairs computers, printers and devices
software and operating systems > software and operating system support = Installs and maintains software and operating systems
faults and networks > network and connection faults = Finds and clears faults in networks and connections
service desk practice > service desk work = Handles tickets to agreed times and records them well
database-admin
running databases > database operation = Installs, upgrades and runs databases
performance of queries > query performance = Finds slow queries and makes them fast
availability and recovery > database availability and recovery = Keeps databases available and recovers them without loss
data design and migration = Designs data structures and migrates data safely
data-engineering
data pipelines = Builds data pipelines that run reliably
data warehouses and lakes = Designs and loads data warehouses
cloud data services = Runs data services in the cloud
data quality and governance = Keeps data correct, documented and under control
data-science
building models > building predictive models = Builds and validates predictive models
deep learning and language models = Trains or adapts deep learning and language models
statistics and experiments = Designs experiments and draws sound conclusions from them
working with data in code > data preparation in code = Prepares and explores data in code
putting models into use > putting models into production = Brings models into production and watches how they do
data-analysis
analysing data > data analysis = Analyses data and turns it into decisions
reports and dashboards = Builds reports and dashboards that people use
spreadsheets > spreadsheet work = Handles large spreadsheets accurately
data quality = Finds and corrects errors in data
qa-software
planning and running tests > test planning and execution = Plans and runs tests that find faults before users do
automating tests > test automation = Automates tests and keeps them reliable
recording and following defects > defect tracking = Reports defects clearly and follows them until they are fixed
knowing the life cycle > testing within the development cycle = Fits testing into the way the team develops
solution-architecture
designing systems > system design = Designs systems that meet load, cost and security needs
cloud and platforms > cloud and platform choices = Chooses and combines cloud services and platforms
advising and proposing > technical proposals = Advises clients and writes technical proposals
integration and data > systems integration = Connects systems and their data
business-analysis
eliciting and writing requirements > requirements analysis = Draws out requirements and writes them so that others can build
mapping and improving processes > process mapping and improvement = Maps business processes and improves them
bringing stakeholders together > working with stakeholders = Brings stakeholders to agreement
testing and rollout > acceptance testing and rollout = Leads acceptance tests and supports the rollout
it-project
planning projects > project planning = Plans projects with realistic scope, time and resources
controlling cost, risk and change > control of cost, risk and change = Keeps cost, risk and changes under control
leading delivery teams > leading project teams = Leads project teams to delivery
reporting to stakeholders > stakeholder reporting = Tells stakeholders early and plainly where a project stands
erp
configuring enterprise systems > enterprise system configuration = Configures modules of an enterprise system
gathering needs and designing processes > process design for enterprise systems = Gathers needs and designs processes around the system
rolling systems out > system rollout = Migrates data, trains users and takes systems live
supporting users after go-live > support after go-live = Supports users after go-live and solves their issues
product-management
setting product direction > product direction = Sets a product's direction and defends its priorities
understanding users and markets > user and market understanding = Learns from users and markets what is worth building
turning needs into a backlog > backlog management = Turns needs into a clear and ordered backlog
measuring results > measuring product results = Measures what a release changed
leading without authority > cross-functional product work = Brings designers, engineers and business to one goal
ux
designing interfaces > interface design = Designs interfaces that people understand at once
researching users > user research = Learns from users by interviews and tests
prototyping and testing > prototyping and usability tests = Makes prototypes and improves them by testing
handing over to developers > handover to developers = Hands designs over so that they are built as meant
game
building games > game development = Builds games and their mechanics
modelling and animation > 3D modelling and animation = Models and animates characters and objects
level and narrative design = Designs levels and stories that hold players
publishing > game publishing = Brings games to release and improves them afterwards
embedded
firmware and low-level code > firmware development = Writes firmware for microcontrollers
digital design > digital circuit design = Designs and verifies digital logic
circuits and boards > circuit and board design = Designs circuits and brings up boards
buses and connectivity > device connectivity = Connects devices over buses and wireless links
accounting
month-end closing and financial statements = Closes the books on time and prepares the financial statements
ledgers and reconciliations = Keeps the ledger right and reconciles it
payables, receivables and cash = Keeps payables, receivables and cash up to date
tax and statutory compliance = Files tax and statutory returns on time and supports the audit
budgets and cost analysis = Prepares budgets and explains where costs differ
bookkeeping
entering and filing transactions > recording transactions = Records transactions correctly and files the papers
paying suppliers > supplier payments = Checks supplier invoices and processes payments on time
collecting from customers > customer billing and collection = Bills customers and collects what is due
reconciling accounts > account reconciliation = Reconciles accounts and clears differences
audit
planning and fieldwork of audits > audit planning and fieldwork = Plans audits and carries out the fieldwork
standards and statements > accounting and auditing standards = Applies accounting and auditing standards to client statements
reviewing internal controls > reviews of internal controls = Tests internal controls and explains their weaknesses
clients and reports > audit reports and client work = Reports findings to clients and closes open points
internal-audit
risk-based audits = Plans and carries out audits by risk
internal controls and risk = Assesses internal controls and risks
fraud and investigations > fraud investigation = Investigates irregularities and secures the evidence
reporting to management > audit reporting to management = Reports findings to management and follows up on them
tax
preparing and filing returns > tax returns = Prepares and files tax returns on time
indirect and withholding tax = Handles indirect and withholding taxes
advising on tax > tax advice = Advises on tax and backs the advice with the rules
dealing with tax authorities > tax audits and enquiries = Handles audits and enquiries of the tax authority
financial-analysis
planning and forecasting > financial planning and forecasting = Leads budgets and forecasts
modelling and valuation > financial modelling and valuation = Builds financial models and values businesses or projects
explaining performance > performance analysis = Explains what drives the figures
reports for decisions > management reporting = Prepares reports that managers decide by
treasury
cash and liquidity > cash and liquidity management = Plans cash and keeps the company liquid
currency and interest > currency and interest risk = Manages currency and interest risk
banks and borrowing > bank relations and borrowing = Arranges borrowing and deals with banks
controls and reports > treasury controls and reports = Keeps treasury controls and reports reliable
credit-control
collecting debts > debt collection = Collects overdue debts and keeps customers
setting credit terms > credit terms and limits = Assesses customers and sets their credit limits
disputes and legal recovery = Settles payment disputes and prepares legal recovery
reports > reports on overdue debts = Reports on overdue debts and what will be recovered
banking
lending and credit = Assesses loan applications and manages credit
branch and teller work = Serves customers at the counter and balances cash
clients and wealth products > advising clients on bank products = Advises clients on suitable bank products
banking rules > anti-money laundering and banking rules = Applies customer checks and banking rules
trade and payments > trade finance and payments = Handles trade finance and payments
investment
researching investments > investment research = Researches investments and gives a reasoned view
managing portfolios > portfolio management = Manages portfolios within their limits
advising clients > investment advice = Advises clients on investments that suit them
deals > investment deals = Prepares deals from valuation to closing
insurance
underwriting = Assesses risks and sets terms
claims > claims handling = Assesses and settles claims fairly and on time
selling cover > insurance sales = Sells cover that fits the customer's need
rules and service > insurance rules and policy service = Serves policy holders and keeps to the rules
actuarial
pricing and reserving > actuarial pricing and reserving = Prices products and sets reserves
risk models > actuarial risk models = Builds and checks risk models
payroll
running payroll > payroll processing = Runs the payroll correctly and on time
statutory deductions and filings = Files statutory deductions without penalties
reconciling and reporting > payroll reconciliation and reports = Reconciles the payroll and reports on it
employment rules > employment rules in payroll = Applies employment rules on leave and overtime
human-resources
hiring and onboarding = Runs recruitment from posting to onboarding
payroll and statutory matters = Runs the payroll and files statutory contributions correctly
employee relations and law > employee relations = Handles grievances and discipline fairly and by the law
performance and growth of staff > performance reviews and staff development = Runs performance reviews and staff training
records and systems > HR records and systems = Keeps staff records and HR systems complete
working as a partner of the business > HR advice to managers = Advises managers on people and organization
recruitment
sourcing and screening > candidate sourcing and screening = Sources and screens candidates for hard-to-fill posts
interviewing and closing > interviews and job offers = Interviews candidates and closes offers
hiring with managers > hiring with line managers = Agrees with managers whom to look for and keeps them informed
employer brand and campus > employer branding and campus hiring = Builds the employer's name and runs campus hiring
training
finding training needs > training needs analysis = Finds out which training is needed
designing programmes > training design = Designs training programmes and materials
delivering training > training delivery = Delivers training that changes how people work
measuring and claiming > training results and levy claims = Measures what training achieved and claims the levy
compensation
pay structures > grading and reward structures = Builds grading and reward structures on market data
benefits > employee benefits = Runs employee benefits and their renewals
payroll link > reward data for payroll = Prepares reward data for payroll
analysis > reward analysis = Analyses reward data for decisions
marketing
planning and running campaigns > marketing campaigns = Plans and runs marketing campaigns to a result
brand and communication = Keeps brand and messages consistent
digital channels > digital marketing channels = Runs digital channels and grows their reach
market knowledge > market research = Studies market, customers and competitors
events and partners > marketing events and partners = Organizes events and works with agencies and partners
results > marketing results = Measures marketing results and moves the budget by them
digital-marketing
paid advertising > online advertising = Runs online advertising within budget and to target
search and website > search engine optimization and website performance = Brings a website more visitors from search
social and content > social media and content = Plans social media and content that people respond to
measuring and improving > marketing analytics = Measures campaigns and improves them by tests
email and customer data > email marketing = Runs email campaigns and keeps customer data in order
brand-marketing
building brands > brand building = Builds a brand and guards how it appears
launching products > product launches = Launches products from plan to shelf
trade and category > trade marketing = Plans promotions with trade partners
insight and budget > consumer insight and brand budgets = Turns consumer insight into plans within budget
market-research
designing studies > study design = Designs surveys and studies that answer the question
collecting data > fieldwork and data collection = Runs fieldwork and collects sound data
analysing > analysis of survey data = Analyses survey and market data
reporting > reporting of research findings = Presents findings that clients act on
content
writing > writing for readers = Writes texts that readers understand and finish
planning content > content planning = Plans content and keeps to the calendar
publishing > editing and publishing = Edits and publishes without errors
documentation > technical documentation = Documents products so that users find their answer
public-relations
media work > media relations = Wins coverage and deals with journalists
corporate messages > corporate communications = Writes corporate messages for inside and outside
events and community > events and community relations = Runs public events and community programmes
digital > digital communications = Runs the organization's digital channels
events
planning events > event planning = Plans events in detail and within budget
suppliers and sponsors > event suppliers and sponsors = Finds suppliers and sponsors and agrees the terms
running the day > running events on the day = Runs the event on the day and solves what goes wrong
promotion > event promotion = Promotes events and fills the places
graphic-design
visual design = Designs visuals that fit the brief and the brand
brand and print material = Designs brand and print material ready for production
digital and motion > digital and motion design = Designs for screens, social media and motion
briefs and deadlines > working to a brief = Takes a brief, handles changes and meets the deadline
media-production
shooting > photography and filming = Shoots photos or video to brief
editing and post-production = Edits pictures and sound to a finished piece
producing > production planning for media = Plans shoots and leads the crew
publishing > broadcasting and publishing = Brings programmes on air or online on time
sales
winning new customers = Wins new customers by own prospecting
meeting targets > meeting sales targets = Meets sales targets and knows the pipeline
presenting and closing > presenting and closing sales = Presents, negotiates and closes sales
keeping customers > keeping and growing accounts = Keeps customers and grows what they buy
leading a sales team = Leads a sales team to its target
knowing the market > market knowledge in sales = Knows market and competitors and sells accordingly
key-account
growing accounts > growing key accounts = Grows key accounts by plan
negotiating terms > negotiating commercial terms = Negotiates terms and contracts that last
serving clients > serving key clients = Solves key clients' problems and keeps their trust
results > key account results = Forecasts and delivers the accounts' results
sales-engineering
technical selling = Finds the technical solution a customer needs and sells it
winning projects > winning technical projects = Wins tenders and projects with sound proposals
product and application knowledge = Explains products and their use by own technical knowledge
after-sales > after-sales support = Supports customers after the sale
real-estate
selling and letting > selling and letting property = Sells or lets property from listing to signature
managing property > property management = Manages property and keeps tenants
agreements and rules > property agreements and rules = Prepares agreements and keeps to the rules
clients > advising property clients = Understands what clients look for and follows up
ecommerce
running online stores > running an online store = Runs an online store and keeps its listings right
campaigns and traffic > online campaigns and traffic = Brings shoppers to the store by campaigns
orders and stock > online orders and stock = Gets orders out on time and keeps stock right
results > online sales results = Reads the store's figures and raises sales
customer-service
helping customers = Helps customers patiently until the need is met
handling calls > handling customer calls = Handles customer calls and messages promptly
resolving complaints = Resolves complaints so that customers stay
orders and records > customer orders and records = Processes orders and keeps customer records right
service results > service targets = Meets service targets and improves the service
call-center
taking and making calls > customer calls = Handles many calls a day with care
service measures > call centre service targets = Meets service targets for time and quality
solving problems on the line > solving callers' problems = Solves callers' problems at the first contact
leading agents > leading call centre agents = Coaches agents and plans their shifts
customer-success
onboarding customers > customer onboarding = Brings new customers to first use quickly
keeping and growing customers = Keeps customers, renews contracts and grows use
customer feedback and accounts = Turns customers' feedback into improvements
legal-corporate
drafting and reviewing contracts = Drafts and reviews contracts and explains their risk
advising the business > legal advice to the business = Gives the business advice it can act on
compliance and data protection = Keeps the company within regulation and data protection law
disputes and intellectual property = Handles disputes and protects intellectual property
litigation
court work = Appears in court and argues cases
preparing cases > case preparation = Prepares cases, evidence and witnesses
drafting > drafting court documents = Drafts pleadings and submissions
practice areas > litigation practice areas = Knows the area of practice from own cases
legal-conveyancing
property transactions > conveyancing of property = Handles property transactions to completion
loan documents > loan documentation = Prepares loan and security documents
client and file work > conveyancing files = Keeps files moving and clients informed
company-secretary
board and shareholder meetings = Prepares board and shareholder meetings and their minutes
statutory filings > company filings = Files with the registrar on time
advising directors > advice to directors = Advises directors on their duties
compliance
meeting regulations > regulatory compliance = Turns regulations into working practice
screening and monitoring > compliance screening and monitoring = Screens customers and transactions and reports suspicions
policies and training > compliance policies and training = Writes policies and trains staff in them
product and data rules > product and data protection rules = Checks products and data against the rules
reporting > reporting to regulators = Reports to regulators and management
operations
running daily operations > daily operations = Runs daily operations to plan
improving processes > process improvement = Improves processes and shows the saving
leading people > leading operations teams = Leads operations teams to results
budget and results > operating budgets and results = Answers for budget and results
suppliers and quality = Keeps suppliers and quality at the agreed standard
consulting
solving business problems = Takes business problems apart and finds workable answers
analysis > business analysis = Builds the analysis that a decision rests on
leading change > leading organizational change = Brings change into an organization
advising clients > client advice = Advises clients and wins their trust
admin
documents and records = Keeps documents and records complete and easy to find
running the office > office management = Keeps the office running
front desk and calls > front desk work = Receives visitors and calls and passes on what matters
scheduling > scheduling meetings and travel = Schedules meetings and travel without clashes
support to other teams > administrative support = Supports other teams reliably with papers and data
executive-support
managing an executive's time > executive diary management = Manages an executive's diary and priorities
meetings and papers > meetings and board papers = Prepares meetings, papers and minutes
gatekeeping > handling confidential requests = Screens requests and keeps confidences
expenses and events > travel expenses and events = Handles travel, expenses and events
mechanical
mechanical design = Designs parts and assemblies that can be made
machines and thermal systems = Calculates and improves machines and thermal systems
prototyping and testing > mechanical prototyping and testing = Builds and tests prototypes
projects and contractors > engineering projects and contractors = Leads engineering projects and contractors
electrical
power systems = Keeps power systems safe and in service
installation and wiring > electrical installation and wiring = Installs wiring and panels to standard
maintenance and testing > electrical maintenance and testing = Tests and maintains electrical equipment
standards and safety > electrical safety and standards = Works to electrical standards and keeps sites safe
design software > electrical design software = Draws and calculates with design software
electronics
circuits > electronic circuit design = Designs and debugs electronic circuits
wafers and packages > semiconductor process and packaging = Runs and improves wafer or packaging processes
test and yield > product test and yield = Improves test and yield
process control > semiconductor process control = Keeps processes in control by statistics
automation
programming controllers > programming controllers and HMIs = Programs controllers and operator screens
instruments > industrial instruments = Installs and calibrates instruments
robots and machines > industrial robots and machines = Sets up robots and automated machines
commissioning and upkeep > commissioning of automated systems = Commissions systems and keeps them running
civil
design of structures > structural design = Designs structures and checks the calculations
roads, drainage and earthworks = Designs or builds roads, drainage and earthworks
site work > supervision of civil works = Supervises work on site to drawing
submissions and standards > submissions to authorities = Prepares submissions that authorities approve
construction-management
running a site > running a construction site = Runs a construction site day by day
programme and progress > construction programme and progress = Plans the programme and keeps to it
cost and contract > construction cost and contract = Controls cost, claims and subcontractors
quality and handover > construction quality and handover = Hands over work free of defects
quantity-survey
measuring and estimating > measurement and cost estimates = Measures quantities and estimates cost
tendering > construction tenders = Prepares tenders and compares bids
contract administration = Handles variations, claims and final accounts
architecture-design
designing buildings > building design = Designs buildings from concept to working drawings
interiors > interior design = Designs interiors that can be built within budget
submissions > planning submissions = Prepares submissions to authorities
working with sites and clients > work with clients and sites = Brings designs through with clients and contractors
building-services
mechanical services > mechanical building services = Installs and services air-conditioning, plumbing and fire systems
electrical services > electrical building services = Installs and maintains a building's electrical services
coordination on site > coordination of building services = Coordinates services on site without clashes
design > design of building services = Designs building services with calculations and drawings
facilities
looking after buildings > building maintenance = Keeps buildings and their equipment in order
contractors and contracts > maintenance contractors = Manages contractors and service contracts
safety and energy > building safety and energy use = Keeps buildings safe and their energy use low
service requests and cost = Handles service requests within budget
manufacturing
running production > running production lines = Runs production to plan, quality and cost
improving processes > production improvement = Cuts waste and improves output
planning and material > production planning and material = Plans production and material
quality and safety > production quality and safety = Keeps quality and safety on the floor
people on the floor > leading shop floor teams = Leads people on the shop floor
machines > production machines = Keeps machines running and set up right
production-work
operating machines > machine operation = Operates production machines safely and to target
assembly and packing = Assembles and packs to instruction
checking quality > checks of product quality = Checks products and sorts out defects
safety and order > safe and orderly work = Works safely and keeps the place in order
records > production records = Fills in production records correctly
machining
machining parts > machining = Machines parts to tolerance
welding and fabrication = Welds and fabricates to drawing
reading drawings and measuring > technical drawings and measuring = Reads drawings and measures exactly
safe work > safe workshop practice = Works safely with machines and heat
maintenance
planned maintenance = Carries out planned maintenance on time
repairing breakdowns > breakdown repair = Finds the cause of breakdowns and repairs them
electrical and mechanical systems = Repairs electrical and mechanical systems
service at customers > field service = Services equipment at customers
safety > maintenance safety = Works safely and isolates equipment first
quality
inspecting and testing > inspection and testing = Inspects and tests products to standard
quality systems and audits = Keeps a quality system and passes audits
solving quality problems > quality problem solving = Finds causes of defects and stops them coming back
statistical methods > statistical quality control = Controls processes by statistical methods
sector rules > quality rules of the industry = Applies the quality rules of the industry
process
process design > chemical process design = Designs processes and sizes equipment
running plants > plant operation = Runs plants safely and at best yield
safety > process safety = Studies and reduces process hazards
projects > process engineering projects = Brings plant projects to start-up
oil-gas
wells and reservoirs = Plans or runs work on wells and reservoirs
platforms and pipelines = Designs or runs platforms and pipelines
integrity and maintenance > asset integrity = Keeps plant integrity by inspection and maintenance
safety and standards > oil and gas safety = Works to the industry's safety standards
energy
solar and storage > solar and storage systems = Designs or builds solar and storage systems
energy efficiency = Finds and proves savings of energy
power stations > power plant operation = Runs and maintains power stations
projects > energy projects = Brings energy projects to completion
environment
environmental control = Controls emissions, effluent and waste
rules and assessments > environmental assessments and permits = Prepares environmental assessments and permits
sustainability reporting = Collects and reports sustainability data
field and lab work > environmental sampling = Takes and evaluates field samples
safety
preventing accidents > accident prevention = Finds hazards on site and has them removed
safety law and registration > safety law = Applies safety law and deals with the authorities
handling incidents > incident investigation = Handles emergencies and investigates incidents
safety training and campaigns = Trains people to work safely
industrial hygiene and environment > workplace exposure and environment = Controls exposure and waste at the workplace
automotive
diagnosing and repairing vehicles > vehicle diagnosis and repair = Diagnoses and repairs vehicles
servicing > vehicle servicing = Services vehicles to schedule
body and electrical > body and electrical repair = Repairs bodywork and vehicle electrics
customers and workshop > workshop customers = Explains repairs to customers and keeps the workshop in order
aerospace
aircraft maintenance = Maintains aircraft and documents the work
flying and cabin > flight and cabin duties = Carries out flight or cabin duties by procedure
ground operations > airport ground operations = Handles aircraft and passengers on the ground on time
marine
ships > shipboard duties = Carries out deck or engine duties on board
port and cargo > port and cargo operations = Plans and handles port calls and cargo
safety and rules > maritime safety and rules = Works to maritime safety rules
upkeep > ship maintenance = Maintains ship and equipment
supply-chain
planning demand and supply > demand and supply planning = Plans demand and supply and explains the difference
inventory > inventory control = Keeps stock low without running out
suppliers and orders > suppliers and purchase orders = Keeps suppliers and orders on time
data and systems > supply chain data and systems = Keeps planning data right and uses it
logistics > logistics in the supply chain = Arranges transport and storage at low cost
procurement
buying > purchasing = Buys at the right price, quality and time
suppliers > supplier management = Finds, assesses and develops suppliers
negotiating and contracts > supplier negotiations and contracts = Negotiates prices and contracts
delivery and stock > deliveries and stock = Follows up deliveries and keeps stock right
logistics
moving goods > shipping goods = Gets goods to the customer on time
customs and papers > customs and shipping documents = Clears customs with correct documents
fleet and routes > fleet and route planning = Plans fleet and routes
cost and service > logistics cost and service = Controls freight cost and service
warehouse
receiving, storing and sending > receiving, storing and dispatching goods = Receives, stores and dispatches goods without error
stock accuracy = Keeps stock records and shelves in agreement
equipment and safety > warehouse equipment and safety = Handles warehouse equipment safely
leading a store team > leading a warehouse team = Leads a warehouse team
driving
driving > driving for work = Drives safely and without avoidable accidents
delivering > deliveries = Delivers on time and complete
driving licences and a clean record > driving licence and record = Holds the driving licence needed and has a clean record
routes and vehicle care = Plans routes and looks after the vehicle
construction-trades
building and finishing > building and finishing work = Builds and finishes to a good standard
pipes and fittings > plumbing and fittings = Installs and repairs pipes and fittings
tools and safe work > safe use of tools = Uses tools safely and well
reading plans and estimating > plans and estimates = Reads plans and estimates material
surveying-property
measuring land > land surveying = Surveys land accurately
mapping > mapping and GIS = Makes maps and handles spatial data
valuing property > property valuation = Values property and defends the figure
law and records > land law and records = Handles land records and the rules on them
research
designing and running studies > designing and running experiments = Designs and runs studies that can be repeated
laboratory methods = Applies laboratory methods with reliable results
developing products > product development = Develops products from idea to trial
analysing and publishing > analysis and publication of results = Analyses results and publishes them
protecting and reporting results > reporting and protecting results = Reports results and protects them
laboratory
testing samples > sample testing = Tests samples to method
methods and accuracy > test methods and accuracy = Validates methods and keeps results accurate
records and reports > laboratory records and reports = Records results so that they can be traced
safety and upkeep > laboratory safety and equipment = Keeps the laboratory safe and its equipment calibrated
food-science
developing food > food product development = Develops food products from recipe to production
food safety = Keeps food safe by system and by check
testing > food testing = Tests food and ingredients
production > food production = Brings recipes into production at the right quality
agriculture
growing > growing crops = Grows crops at good yield
livestock and fish = Keeps livestock or fish in good condition
running an estate > estate management = Runs an estate, its workers and its cost
advice and trials > field trials and advice to growers = Runs field trials and advises growers
nursing
caring for patients = Gives bedside care and notices changes early
medicines and procedures = Gives medicines and carries out procedures safely
special units > special care units = Works in a special unit with its equipment
records and handover > nursing records and handover = Keeps nursing records and hands over completely
safety and emergencies > infection control and emergencies = Prevents infection and acts rightly in emergencies
care
daily care > daily personal care = Helps with daily needs, gently and with respect
health support > support with medicines and mobility = Supports medicines, mobility and exercise
household > household help = Keeps the household in order
records and family contact > care records = Keeps care records and informs relatives
medicine
seeing patients > seeing and treating patients = Examines, diagnoses and treats patients
procedures and emergencies > medical procedures and emergencies = Carries out procedures and handles emergencies
records and standards > clinical records and standards = Documents care and works to clinical standards
dentistry
dental treatment = Carries out dental treatment
chairside help > chairside assistance = Assists at the chair and keeps instruments sterile
patients and records > dental patients and records = Looks after dental patients and their records
pharmacy
dispensing > dispensing medicines = Dispenses medicines without error and advises on use
stock and cold chain > medicine stock and cold chain = Keeps medicine stock and the cold chain
clinical work > clinical pharmacy = Reviews medication with the care team
rules and registration > pharmacy rules = Works to pharmacy rules and registration
medical-lab
testing specimens > specimen testing = Tests specimens with reliable results
drawing samples > drawing blood samples = Draws samples safely and labels them right
imaging > medical imaging = Takes medical images of good quality
quality and records > laboratory quality and records = Keeps quality controls and records
allied-health
assessing and treating > assessing and treating patients = Assesses patients and treats them to a goal
exercise and home programmes > exercise programmes = Designs exercises that patients keep up
senses > hearing, speech and vision therapy = Treats hearing, speech or vision
records and teamwork > therapy records and teamwork = Records progress and works with the care team
psychology
therapy > therapy sessions = Leads therapy sessions towards agreed goals
assessment > psychological assessment = Assesses clients with suitable tests
crisis > crisis work = Acts safely with clients in crisis
records and registration > case records and professional rules = Keeps case records and professional rules
social-work
case work = Manages cases from assessment to closure
protecting people > protection of people at risk = Protects people at risk
community programmes = Runs community programmes
records and agencies > case records and agencies = Keeps case records and works with agencies
nutrition
advising on diet > dietary advice = Advises on diet so that clients can follow it
clinical care > clinical nutrition = Plans nutrition for patients
food service > institutional food service = Plans menus and oversees food service
health promotion = Teaches groups about nutrition
healthcare-admin
running clinics and wards > running clinics = Keeps clinics or wards running
patient registration and scheduling = Registers and schedules patients without long waits
billing and coding > medical billing and coding = Codes and bills treatment correctly
records and rules > medical records and rules = Keeps medical records by the rules
veterinary
treating animals > animal treatment = Treats animals and assists in procedures
grooming and keeping > grooming and keeping animals = Grooms and keeps animals well
clinic work > animal clinic work = Keeps the clinic and its records in order
teaching
planning lessons > lesson planning = Plans lessons that reach their aim
teaching a class > classroom teaching = Teaches a class and keeps its attention
assessing pupils > assessment of pupils = Assesses pupils and acts on the results
work with parents and school life > school life and parent communication = Works with parents and takes part in school life
childcare
care of young children > early childhood care = Cares for young children attentively
learning through play = Plans play from which children learn
development and parents > observing and reporting development = Observes development and talks about it with parents
health and safety > health and safety in early childhood = Keeps children safe and the place clean
special-education
supporting special needs > special needs support = Adapts teaching to special needs
behaviour and therapy > behaviour support = Guides behaviour and supports therapy
working with parents and staff > parent communication and teamwork in special education = Works with parents and other staff on one plan
tutoring
teaching one to one > one-to-one teaching = Teaches single learners and small groups
planning and progress > learning plans and progress = Plans learning and shows progress
subjects > subject teaching = Knows the subject well enough to explain it
academia
teaching at a university > university teaching = Teaches university courses
research and publications = Carries out research and publishes it
supervising students > student supervision = Supervises students to completion
quality of programmes > programme quality and accreditation = Keeps programmes at the accredited standard
education-admin
admitting students > student admissions = Recruits and admits students
student records and services = Keeps student records and helps students
programme coordination = Coordinates programmes and timetables
administration > education administration = Keeps the institution's administration in order
translation
translating > translation = Translates accurately and in natural language
interpreting > interpreting = Interprets without loss of meaning
editing > editing and proofreading = Edits and proofreads texts
languages > working languages = Commands the working languages in speech and writing
hotel
welcoming guests > guest reception = Welcomes guests and solves their requests
bookings and revenue = Handles bookings and fills rooms at good rates
tours and travel > tours and travel arrangements = Arranges tours and travel
running a hotel > hotel operations = Runs hotel departments to standard
guest billing = Bills guests correctly
food-beverage
serving guests > table service = Serves guests attentively in busy hours
bar and coffee > bar and coffee service = Prepares drinks and coffee to standard
running an outlet > running a food outlet = Runs an outlet's shifts, stock and cost
hygiene and food safety = Keeps hygiene and food safety
taking payments > payment handling at the till = Takes payments and balances the till
kitchen
cooking > cooking to standard = Cooks to recipe and standard in busy hours
kitchen control > kitchen control and cost = Controls stock, portions and cost
hygiene and safety > kitchen hygiene and safety = Keeps the kitchen clean and safe
cooking for events > catering for events = Cooks for events and large numbers
retail
serving shoppers > serving customers in a shop = Advises shoppers and sells what suits them
cash and till > cash and till work = Handles cash and balances the till
display and stock > shop display and stock = Keeps shelves, displays and stock in order
store results > store sales results = Meets the store's targets
running a store = Runs a store, its people and its results
retail-buying
ranges and planning > range planning = Plans ranges and quantities that sell
suppliers > buying from suppliers = Selects suppliers and negotiates
results > range results = Reads sales figures and acts on them
trends > market trends in buying = Spots trends and turns them into ranges
beauty
treatments > beauty treatments = Carries out treatments to the client's satisfaction
advice and sale > beauty advice and sales = Advises clients and sells what suits them
hygiene and bookings > hygiene and bookings in a salon = Keeps tools clean and bookings in order
fitness
training people > coaching and training = Trains people towards their goals
assessment > fitness assessment = Assesses fitness and plans training
safety > safety in training = Keeps training safe and gives first aid
clients and sales > fitness clients and sales = Wins and keeps clients
cleaning
cleaning > cleaning work = Cleans thoroughly and on time
linen and laundry = Handles linen and laundry
supplies and chemicals > cleaning supplies and chemicals = Handles supplies and chemicals safely
inspection > inspection of cleaning = Inspects work and puts faults right
security
guarding and patrol > guarding and patrols = Guards and patrols the premises attentively
surveillance > surveillance and access control = Watches cameras and controls access
handling incidents > security incidents = Acts calmly and rightly in incidents
security rules and credentials > security rules = Works to security rules and holds the needed papers
defence
operations > uniformed operations = Carries out operations to order
discipline and leadership = Leads a unit with discipline
safety and rescue > rescue work = Carries out rescue and safety work
investigation > investigations = Investigates and secures evidence
government
policy work > policy development = Drafts policy and sees it adopted
government processes = Works through government procedures correctly
stakeholders > stakeholder consultation = Consults stakeholders and weighs their views
analysis > policy analysis = Analyses what a policy costs and achieves
nonprofit
programmes > charity programmes = Plans and runs programmes to a result
funds > fundraising and grants = Raises funds and accounts for grants
volunteers and partners = Leads volunteers and works with partners
reporting > reporting on programme results = Reports to donors what was achieved
fashion
designing clothes > fashion design = Designs garments from sketch to sample
making clothes > garment making = Cuts and sews garments cleanly
producing and sourcing > garment production and sourcing = Follows production and sourcing of garments
styling > fashion styling = Styles for shop, shoot or client
arts
performing > stage performance = Performs for an audience
making and showing art > making and exhibiting art = Creates work and shows it
teaching and community > arts teaching = Teaches art and involves the community
production > stage production = Brings productions to the stage
`;

export interface Deed {
  /** A whole statement, which a criterion begins with. */
  text: string;
  /** The duty as a noun that a question can use. */
  name: string;
}

/** What stands between a deed and what the advert names of it. */
export const including = ', including ';

/** Every deed by `family key` and `label`, joined by a slash. */
export function buildDeeds(): ReadonlyMap<string, Deed> {
  const deeds = new Map<string, Deed>();
  let family = '';
  for (const line of notation.split('\n')) {
    const [left = '', text] = line.split(' = ');
    if (text === undefined) family = left;
    else {
      const [label = '', name = label] = left.split(' > ');
      deeds.set(`${family}/${label}`, { text, name });
    }
  }
  return deeds;
}
